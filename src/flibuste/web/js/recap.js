// Since your last move: what the others did, in beats (one act with all that follows from it), a few at a time.

import { calm, fill, h, the } from "./dom.js";
import { die, icon } from "./icons.js";
import { LETTERS, narrow, sentences } from "./panels.js";
import { t } from "./words.js";

/** So many are told at once, where there is room for them. */
const FEW = 3;
const ROOM = /** @type {[string, number][]} */ ([["(max-width: 860px)", FEW], ["(max-width: 1100px)", 1], ["(max-width: 1279px)", 2]]);
const most = () => ROOM.find(([screen]) => matchMedia(screen).matches)?.[1] ?? FEW;
/** How long a beat is shown when they are played again, how much longer where dice fall, and all of them at most. */
const BEAT = 900;
const DICE = 700;
const MOST = 12_000;

/** @typedef {{ lines: Line[], who: number | null, words: string[], dice: number[], hits: number, number: number, from: number, to: number }} Beat `from` and `to`: which lines of the story */

/**
 * @param {Line[]} lines
 * @param {number} [first] the number of the first of them in the story
 * @returns {Beat[]}
 */
export function beatsOf(lines, first = 0) {
  /** @type {Beat[]} */
  const beats = [];
  lines.forEach((line, at) => {
    const last = beats[beats.length - 1];
    if (last) last.to = first + at + 1;
    if (line.brief === "") return;
    if (last && !line.opens) {
      last.lines.push(line);
      last.words.push(...line.words);
      last.dice.push(...line.dice);
      last.hits += line.hits;
    } else {
      if (last) last.to = first + at;
      beats.push({ lines: [line], who: line.who, words: [...line.words], dice: [...line.dice], hits: line.hits, number: beats.length + 1, from: first + at, to: first + at + 1 });
    }
  });
  return beats;
}

/** @param {Line} line */
export const plain = (line) => (line.brief ?? line.text).replace(/\s*\([^()]*\ue000\)/g, "").replace(/\s*\(?\ue000\)?/g, "").replace(/:[\s\u00a0]*—[\s\u00a0]*/, ": ").replace(/[\s\u00a0]*:[\s\u00a0]*([.,])/g, "$1").replace(/[\s\u00a0]*:\s*$/, "");

/**
 * How much a beat matters to a seat: against it, then with dice, then the rest.
 * @param {Beat} beat
 * @param {number[]} mine
 */
function weight(beat, mine) {
  const own = (/** @type {number | null} */ who) => who !== null && mine.includes(who);
  const theirs = beat.lines.filter((line) => !own(line.who)).flatMap((line) => line.words);
  const against = !own(beat.who) && theirs.some((word) => /^p\d$/.test(word) && own(Number(word.slice(1))));
  return (against ? 4 : 0) + (beat.lines.length > 1 ? 2 : 0) + (beat.dice.length ? 1 : 0);
}

/** Three lines of a beat. */
const LINES = 52;

/** @param {Element} said */
const over = (said) => said.scrollHeight > LINES;

/**
 * What was done stays, what came of it goes; the dice stay too.
 * @param {Element} said
 */
function brief(said) {
  const outcome = said.querySelector(".r");
  const dice = outcome?.querySelector(".dice");
  if (dice) said.querySelector(".b")?.append(dice);
  outcome?.remove();
}

/** @param {HTMLElement} strip */
const tooLong = (strip) => strip.clientWidth > 420 && [...strip.querySelectorAll(".said")].some(over);

export class Recap {
  /**
   * @param {{ show: (beats: Beat[]) => void, again: (beats: Beat[]) => void, visit: (beat: Beat) => void, done: () => void, journal: () => void, hurry: () => void, whose: (beat: Beat) => number | null, shorten: (text: string, words: string[]) => string }} acts
   */
  constructor(acts) {
    this.acts = acts;
    /** @type {Beat[]} */
    this.beats = [];
    /** @type {number | undefined} */
    this.playing = undefined;
    /** all of it is being shown, not one beat that was pressed */
    this.whole = false;
    /** @type {Beat[]} those that are told in the strip */
    this.few = [];
  }

  /**
   * @param {Line[]} lines since the reader's last move
   * @param {number[]} mine
   * @param {boolean} waiting others are playing: one beat at a time
   * @param {number} [first] the number of the first line in the story
   */
  draw(lines, mine, waiting, first = 0) {
    const strip = the("recap");
    const beats = beatsOf(lines, first);
    const key = JSON.stringify([waiting, beats.map((beat) => beat.lines.map((line) => line.text))]);
    if (strip.dataset.key === key) return;
    strip.dataset.key = key;
    this.stop();
    this.beats = beats;
    strip.hidden = !beats.length;
    if (!beats.length) {
      this.acts.show([]);
      return;
    }
    const ranked = [...beats].sort((one, other) => weight(other, mine) - weight(one, mine) || other.number - one.number);
    const last = beats[beats.length - 1];
    strip.dataset.last = last ? last.lines.map(plain).join(" ") : "";
    strip.classList.toggle("one", waiting);
    // none of them is cut: where the words are too long, there are fewer of them
    let few = this.fill(strip, waiting ? beats.slice(-1) : ranked.slice(0, most()), mine, waiting);
    while (few.length > 1 && tooLong(strip)) few = this.fill(strip, ranked.slice(0, few.length - 1), mine, waiting);
    this.few = waiting ? [] : few;
    this.acts.show(this.few);
  }

  /**
   * @param {HTMLElement} strip
   * @param {Beat[]} chosen
   * @param {number[]} mine
   * @param {boolean} waiting
   */
  fill(strip, chosen, mine, waiting) {
    const order = new Map(this.beats.map((beat, at) => [beat, at]));
    const few = chosen.sort((one, other) => (order.get(one) ?? 0) - (order.get(other) ?? 0));
    for (const beat of this.beats) beat.number = few.indexOf(beat) + 1; // none for what is not in the strip
    const rest = this.beats.length - few.length;
    strip.dataset.count = String(few.length);
    fill(
      strip,
      h(
        "div",
        { class: "since" },
        h("button", { class: "round", "aria-label": t(waiting ? "hurry-help" : "recap-play"), title: t(waiting ? "hurry-help" : "recap-play"), "data-focus": "recap-play", onclick: () => (waiting ? this.acts.hurry() : this.play()) }, icon(waiting ? "fast" : "play")),
        h("span", { class: "told" }, h("b", {}, t(waiting ? "bots-playing" : "recap-title")), h("span", {}, t("recap-count", { count: this.beats.length }))),
      ),
      ...few.map((beat, at) => this.beat(beat, mine, at === few.length - 1)),
      rest > 0 ? h("button", { class: "more", "data-focus": "recap-more", title: t("recap-more", { count: rest }), onclick: this.acts.journal }, `+ ${rest}`) : null,
    );
    for (const said of strip.querySelectorAll(".said")) if (over(said)) brief(said);
    return few;
  }

  /**
   * @param {Beat} beat
   * @param {number[]} mine
   * @param {boolean} newest the one that a small screen shows
   */
  beat(beat, mine, newest) {
    const [first] = beat.lines;
    const brief = (/** @type {Line} */ line) => this.acts.shorten(plain(line), line.words);
    const [opening = "", ...others] = first ? sentences(brief(first)) : [];
    const outcome = [...others, ...beat.lines.slice(1).slice(-1).map(brief)].join(" ");
    const dice = beat.dice.length ? h("span", { class: "dice" }, ...beat.dice.slice(0, 6).map(die)) : null;
    const against = weight(beat, mine) >= 4;
    const whose = this.acts.whose(beat);
    return h(
      "button",
      { class: `beat${against ? " me" : ""}${newest ? " newest" : ""}`, "data-beat": beat.number, onclick: () => this.run([beat]) },
      h("span", { class: `num seat-${whose ?? "x"}` }, String(beat.number)),
      h(
        "span",
        { class: "said" },
        h("span", { class: "b" }, whose !== null ? h("span", { class: "unseen" }, `${LETTERS[whose] ?? ""} `) : null, opening, outcome && !narrow() ? null : dice),
        outcome ? h("span", { class: "r" }, narrow() ? null : dice, outcome) : null,
      ),
    );
  }

  /** All of it again on the chart, at a pace one can follow; or enough of it. */
  play() {
    if (this.whole) return this.stop();
    let time = 0;
    this.run(this.beats.filter((beat) => (time += this.lasts(beat)) <= MOST), true);
  }

  /** @param {Beat} beat */
  lasts(beat) {
    return (BEAT + (beat.dice.length ? DICE : 0)) * (calm() ? 2 : 1);
  }

  /**
   * @param {Beat[]} beats
   * @param {boolean} [whole] all of them, not one that was pressed
   */
  run(beats, whole = false) {
    this.stop();
    this.whole = whole;
    this.acts.again(beats);
    let at = 0;
    const step = () => {
      const beat = beats[at];
      at += 1;
      if (!beat) return this.stop();
      this.acts.visit(beat);
      this.playing = setTimeout(step, this.lasts(beat) + (at === beats.length ? BEAT : 0));
    };
    step();
    this.label();
  }

  stop() {
    clearTimeout(this.playing);
    if (this.playing === undefined) return;
    this.playing = undefined;
    this.whole = false;
    this.label();
    this.acts.done();
    this.acts.show(this.few);
  }

  /** What the round button does now. */
  label() {
    const button = document.querySelector("#recap .round");
    if (!button || the("recap").classList.contains("one")) return;
    const runs = this.whole;
    button.replaceChildren(icon(runs ? "last" : "play"));
    button.setAttribute("aria-label", t(runs ? "recap-skip" : "recap-play"));
    button.setAttribute("title", t(runs ? "recap-skip" : "recap-play"));
  }
}
