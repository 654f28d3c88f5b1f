// The table: one match, through the eyes of a seat or of a spectator.

import { drawBattle, drawShots, lastVolley } from "./battle.js";
import { Chart } from "./chart.js";
import { closeClosing, openClosing } from "./closing.js";
import { coach } from "./coach.js";
import { drawRematch, met } from "./company.js";
import { openSeat } from "./dialogs.js";
import { fill, the } from "./dom.js";
import { Replay } from "./end.js";
import { fall } from "./fall.js";
import { Film } from "./film.js";
import { drawHand, openDrawer } from "./hand.js";
import { MATCH, TOKEN } from "./here.js";
import { icon } from "./icons.js";
import { keep, linksOf } from "./kept.js";
import { Keys } from "./keys.js";
import { Lesson, taught } from "./lesson.js";
import { openLinks } from "./links.js";
import { Channel } from "./live.js";
import { matsOf } from "./mats.js";
import { narrow } from "./panels.js";
import { Post } from "./post.js";
import { Question } from "./question.js";
import { drawRace } from "./race.js";
import { beatsOf, Recap } from "./recap.js";
import { Sharing } from "./sharing.js";
import { drawNotices, drawShelf, lookedAt } from "./shelf.js";
import { sound } from "./sound.js";
import { Story } from "./story.js";
import { Frame } from "./tools.js";
import { complain, connection, toast, turnAway } from "./trouble.js";
import { WhatIs } from "./whatis.js";
import { learn, onSpeak, t } from "./words.js";

/** How far a card that can be played stands above the others of the hand (table.css). */
const RAISED = 26;
/** So far from the cards of the hand something is not under them, even when they are raised. */
const BESIDE = 40;

export class Table {
  constructor() {
    /** @type {Sight | null} */
    this.sight = null;
    /** @type {Panels | null} */
    this.panels = null;
    /** the ground of the chart is sent only when it changes */
    this.ground = "";
    /** @type {Line[]} */
    this.story = [];
    /** how much of the story the reader knew when he last chose */
    this.known = Number(sessionStorage.getItem(`flibuste.known.${MATCH}`) ?? 0);
    this.told = new Story();
    this.question = new Question(this);
    this.post = new Post(this);
    this.sharing = new Sharing(this);
    this.received = Date.now();
    /** @type {Replay | null} */
    this.replay = null;
    this.endSeen = false;
    this.chart = new Chart(the("board"), {
      press: (option) => this.question.press(option),
      point: (option) => this.question.point(option),
      insets: (x) => this.insets(x),
      moved: () => {
        this.question.reckon(this.chart.pins.lit);
        if (this.panels) lookedAt(this.panels, this.chart);
      },
    });
    this.whatis = new WhatIs(this.chart, () => this.sight?.game ?? "");
    this.film = new Film(this.chart);
    /** @type {ReturnType<Film["moves"]>} what moves in the beats that are shown again */
    this.moves = new Map();
    this.recap = new Recap({
      show: (beats) => this.chart.marks.remember(beats.map((beat) => this.mark(beat))),
      again: (beats) => this.rewind(beats),
      visit: (beat) => this.playBeat(beat),
      done: () => this.presentDay(),
      journal: () => this.frame.journal(true),
      hurry: () => this.post.hurry(),
      whose: (beat) => this.whose(beat),
      shorten: (text, words) => this.shorten(text, words),
    });
    const tell = {
      table: (/** @type {Sight} */ sight) => this.arrive(sight),
      fault: (/** @type {Fault} */ fault) => turnAway(fault),
      here: (/** @type {number[]} */ seats) => this.sight && met(this.sight, seats) && !this.replay && this.drawAround(this.sight),
      state: (/** @type {"live" | "polling" | "lost"} */ state) => connection(state),
    };
    this.channel = taught() ? new Lesson(this.sharing.eyes(), this.chart, tell) : new Channel(MATCH, TOKEN, this.sharing.eyes(), tell);
    this.frame = new Frame(this, TOKEN);
    this.keys = new Keys(this);
    onSpeak(() => {
      this.frame.label();
      this.channel.look(this.sharing.eyes());
      this.replay?.show();
    });
    this.frame.label();
    setInterval(() => this.tick(), 5000);
  }

  /**
   * What lies over the edges of the stage: all of them, or those above and below a place on it.
   * @param {number} [x]
   */
  insets(x) {
    if (narrow()) {
      const card = the("coach").hidden ? 0 : the("coach").offsetHeight + 34;
      const told = the("recap").offsetHeight;
      return { top: told ? told + 14 : 8, right: 4, bottom: Math.max(card, the("regions").childElementCount ? 78 : 26), left: 4 };
    }
    const cards = the("hand").lastElementChild?.getBoundingClientRect();
    const hand = !the("hand").hidden && (x === undefined || !cards || x < cards.right + BESIDE);
    const raised = the("hand").querySelector(".can") ? RAISED : 0;
    const told = the("recap").offsetHeight;
    return { top: told ? told + 22 : 12, right: 12, bottom: hand ? 116 + raised : 64, left: 12 };
  }

  /**
   * Where a seat is on the chart: its own anchor, or that of something of its own that is spoken of.
   * @param {number} seat
   * @param {string[]} words
   */
  placeOf(seat, words) {
    const own = `p${seat}`;
    if (this.chart.box(own)) return own;
    const mine = this.panels?.mats.find((mat) => mat.seat === seat)?.rows.map((row) => row.word) ?? [];
    return words.find((word) => mine.includes(word) && this.chart.box(word)) ?? null;
  }

  // ---- what arrives

  /** @param {Sight} sight */
  arrive(sight) {
    if (this.sharing.changesHands(sight)) return;
    this.story = [...this.story.slice(0, sight.story_from), ...sight.story];
    this.sight = sight;
    this.received = Date.now();
    if (!taught()) keep({ match: MATCH, token: TOKEN, game: sight.game, title: sight.title, at: Date.now(), over: sight.over });
    if (this.replay) return;
    const focused = ["board", "prompt", "hand", "battle"].some((id) => the(id).contains(document.activeElement));
    if (sight.panels) {
      this.film.stop();
      this.take(sight.panels);
      this.film.take(this.story.length, sight.panels.map);
    }
    this.sharing.passScreen();
    this.draw();
    // what was focused may be gone with its question: a keyboard goes on from the next one
    if (focused && document.activeElement === document.body) document.getElementById("question")?.focus({ preventScroll: true });
    if (sight.over) drawRematch(sight, TOKEN);
    if (sight.over && !this.endSeen && !taught()) {
      this.endSeen = true;
      sound("end");
      this.showEnd();
    } else if (!the("end").hidden && the("end").lang !== sight.lang) this.showEnd();
  }

  /** @param {Panels} panels */
  take(panels) {
    if (this.panels) this.sing(this.panels, panels);
    this.panels = panels;
    if (panels.map.layers.ground === null) panels.map.layers.ground = this.ground;
    else this.ground = panels.map.layers.ground;
    this.chart.show(panels.map);
  }

  /**
   * What is heard of a change: a ship that is gone, one's own lead.
   * @param {Panels} before
   * @param {Panels} after
   */
  sing(before, after) {
    const gone = (/** @type {Panels} */ panels) => panels.battle?.sides.filter((side) => side.gone).length ?? 0;
    const own = (/** @type {Panels} */ panels) => panels.race.seats.find((one) => one.seat === this.sight?.seat)?.value ?? 0;
    if (gone(after) > gone(before)) sound("sunk");
    else if (own(after) > own(before)) sound("coins");
  }

  draw() {
    const sight = this.sight;
    if (!sight) return;
    this.whatis.clear();
    the("title-game").textContent = sight.title;
    this.panels && drawRace(this.panels, this.sight);
    // what lies over the chart comes first: the camera and the pins keep clear of it
    this.panels && drawShelf(this.panels, this.chart, () => this.frame.journal());
    this.drawRecap(sight);
    this.panels && drawNotices(this.panels.notices);
    the("hand").hidden = !this.panels?.hand.length;
    this.question.drawPrompt(sight);
    this.drawAround(sight);
    this.told.draw(this.story);
    this.chart.pins.place();
    this.settle();
    the("invite").hidden = !linksOf(MATCH);
    this.offerLinks(sight);
    this.tick();
  }

  /**
   * After a match with friends was set up, their links show by themselves, once.
   * @param {Sight} sight
   */
  offerLinks(sight) {
    const key = `flibuste.offered.${MATCH}`;
    const awaited = sight.seats.some((seat) => !seat.bot && !seat.here && !sight.mine.includes(seat.seat));
    if (!awaited || !sight.host || !linksOf(MATCH) || sessionStorage.getItem(key) || document.querySelector("dialog[open]")) return;
    sessionStorage.setItem(key, "yes");
    openLinks(sight, TOKEN);
  }

  /** @param {Sight} sight */
  drawAround(sight) {
    const panels = this.panels;
    if (!panels) return;
    fill(the("mats"), ...matsOf(sight, panels, { manage: (seat) => openSeat(sight, seat, TOKEN, (message) => complain(message, this.sight?.game)), visit: (words) => this.chart.visit(words) }));
    const playable = this.question.choices.flatMap((choice) => choice.option.option.split(" ").slice(1));
    drawHand(panels.hand, playable, (option) => this.question.press(option));
    /** @type {HTMLButtonElement} */ (the("tab-hand")).disabled = !panels.hand.length;
    the("tab-hand").querySelector("span")?.replaceChildren(t("tab-hand", { count: panels.hand.length }));
    drawBattle(panels.battle, sight, this.question.targets(sight.ask), panels.battle ? lastVolley(panels.battle, this.story) : undefined, (option) => this.question.press(option));
    if (panels.battle) {
      const wanted = sight.ask ? panels.focus.panel === "battle" : true;
      the("battle").hidden = !wanted;
      drawShots(this.question.lit);
    }
    drawShelf(panels, this.chart, () => this.frame.journal());
  }

  /** @param {Sight} sight */
  drawRecap(sight) {
    if (this.known > this.story.length) this.known = 0;
    this.recap.draw(sight.over || this.replay ? [] : this.story.slice(this.known), sight.mine, !sight.ask && sight.mine.length > 0 && !taught(), this.known);
  }

  /**
   * Whose a beat is: said, or seen by what is his and spoken of.
   * @param {import("./recap.js").Beat} beat
   */
  whose(beat) {
    return beat.who ?? this.panels?.mats.find((mat) => mat.rows.some((row) => row.word === beat.words[0]))?.seat ?? null;
  }

  /**
   * A text with the short names of the words that it speaks of, where they have one.
   * @param {string} text
   * @param {string[]} words
   */
  shorten(text, words) {
    for (const word of new Set(words)) {
      const name = this.panels?.map.anchors[word]?.title ?? this.panels?.hand.find((card) => card.word === word)?.title;
      const short = this.panels?.short[word];
      // "d’Edward" before a vowel would not do before another name
      if (name && short) text = text.replaceAll(name, (found, at) => (text[at - 1] === "’" ? found : short));
    }
    return text;
  }

  /**
   * A beat on the chart: whose it is, from where, to what.
   * @param {import("./recap.js").Beat} beat
   */
  mark(beat) {
    const seat = this.whose(beat);
    // what is spoken of later on may be his, but does nothing here
    return { number: beat.number, seat, from: seat === null ? null : this.placeOf(seat, beat.lines[0]?.words ?? []), to: beat.words, name: "" };
  }

  /** @param {import("./recap.js").Beat} beat */
  visitBeat(beat) {
    const mark = this.mark(beat);
    this.chart.visit(mark.from ? [mark.from, ...beat.words] : beat.words);
    this.chart.marks.remember([mark]);
    for (const one of document.querySelectorAll("#recap .beat")) one.classList.toggle("shown", Number(one.getAttribute("data-beat")) === beat.number);
  }

  /**
   * Before beats are shown again: what moves in them is where it was.
   * @param {import("./recap.js").Beat[]} beats
   */
  rewind(beats) {
    this.moves = this.film.moves(this.recap.beats);
    the("stage").classList.add("again");
    this.film.rewind(beats.flatMap((beat) => this.moves.get(beat) ?? []));
  }

  /**
   * A beat again: ships sail, dice fall, hits land.
   * @param {import("./recap.js").Beat} beat
   */
  playBeat(beat) {
    this.visitBeat(beat);
    this.film.sail(this.moves.get(beat) ?? []);
    const struck = beat.words.find((word) => this.chart.box(word) && word !== this.mark(beat).from) ?? null;
    fall(beat, struck, this.chart);
  }

  /** The table as it is now, after beats were shown again. */
  presentDay() {
    the("stage").classList.remove("again");
    this.film.stop();
    fall(null, null, this.chart);
    for (const one of document.querySelectorAll("#recap .beat")) one.classList.remove("shown");
    if (!this.chart.free) this.chart.attend();
  }

  tick() {
    const sight = this.sight;
    if (!sight) return;
    const mine = sight.ask && !sight.over;
    document.title = `${mine ? `● ${t("turn-title")} ` : ""}${sight.title} – Flibuste`;
  }

  settle() {
    if (!this.post.busy()) the("prompt").removeAttribute("aria-busy");
    /** @type {HTMLButtonElement} */ (the("undo")).disabled = !this.sight?.undo || this.post.busy();
    /** @type {HTMLButtonElement} */ (the("advice")).disabled = !this.sight?.ask || this.post.busy() || taught();
  }

  // ---- after the game

  showEnd() {
    const sight = this.sight;
    if (!sight) return;
    openClosing(sight, this.panels, TOKEN, this.story, (at) => this.startReplay(at));
  }

  /** @param {number} [at] */
  startReplay(at = 0) {
    const sight = this.sight;
    if (!sight || this.replay) return;
    this.replay = new Replay(MATCH, TOKEN, sight, {
      table: (then) => {
        if (then.panels) this.take(then.panels);
        this.question.choices = [];
        this.question.arm(false);
        this.panels && drawRace(this.panels, this.sight);
        this.drawAround({ ...then, mine: sight.mine, host: false, end: null, over: true });
        this.story = then.story;
        this.told.draw(this.story);
        this.recap.draw([], [], false);
        this.follow(then.story);
      },
      lost: () => toast(t("not-shown")),
      leave: () => {
        this.replay = null;
        this.channel.look(this.sharing.eyes());
      },
    }, at);
  }

  /**
   * Look at what was told last.
   * @param {Line[]} story
   */
  follow(story) {
    const beat = beatsOf(story.slice(-8)).at(-1);
    if (beat) this.visitBeat(beat);
  }

  /** One step back: what was lit, what lies open, the recap that plays. */
  back() {
    this.recap.stop();
    if (!the("end").hidden) return closeClosing();
    if (this.question.lit !== null) {
      this.question.lit = null;
      this.question.light(null);
    } else if (!the("drawer").hidden) openDrawer(null);
    else this.frame.journal(false);
  }

}

for (const holder of document.querySelectorAll("[data-icon]")) holder.prepend(icon(holder.getAttribute("data-icon") ?? ""));
await learn();
const table = new Table();
addEventListener("hashchange", () => location.reload());
export { coach, table };
