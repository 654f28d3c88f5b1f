// After the game: the score point by point, the record, the replay, the dice audit.

import { ask } from "./api.js";
import { rematchOf } from "./company.js";
import { open } from "./dialogs.js";
import { drawn, fill, h, the } from "./dom.js";
import { icon } from "./icons.js";
import { LETTERS, standings, storyLine, verdict } from "./panels.js";
import { lang, t } from "./words.js";

/**
 * @param {Sight} sight
 * @param {string} token
 * @param {() => void} replay
 */
function buttons(sight, token, replay) {
  const said = h("p", { class: "audit", role: "status" });
  const audit = h("button", { class: "quiet" }, icon("seal"), t("audit"));
  audit.addEventListener("click", async () => {
    audit.disabled = true;
    said.textContent = t("audit-running");
    try {
      /** @type {Audit} */
      const found = await ask("POST", `/api/matches/${sight.match}/audit?lang=${lang()}`, { token });
      said.textContent = found.message;
      said.className = found.ok ? "audit good" : "audit bad";
    } catch (error) {
      said.textContent = error instanceof Error ? error.message : String(error);
    }
    audit.disabled = false;
  });
  const save = h("button", { class: "quiet" }, icon("down"), t("record-save"));
  save.addEventListener("click", async () => {
    const text = await ask("GET", `/api/matches/${sight.match}/record?lang=${lang()}`, { token, text: true });
    const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    const link = h("a", { href: url, download: `${sight.game}-${sight.match}.txt` });
    link.click();
    URL.revokeObjectURL(url);
  });
  return [
    h(
      "div",
      { class: "after" },
      h("button", { class: "quiet", onclick: replay }, icon("play"), t("replay")),
      save,
      audit,
      h("a", { class: "quiet", href: `/#${sight.game}` }, icon("anchor"), t("again")),
    ),
    said,
  ];
}

/**
 * What the rail shows once the match is over.
 * @param {Sight} sight
 * @param {string} token
 * @param {{ replay: () => void, again: () => void }} act
 */
export function drawEnd(sight, token, act) {
  return [
    h("h2", { id: "question", tabindex: "-1" }, verdict(sight)),
    h("button", { class: "quiet", onclick: act.again }, t("end-detail")),
    rematchOf(sight, token),
    ...buttons(sight, token, act.replay),
  ];
}

/**
 * The result, over the board.
 * @param {Sight} sight
 * @param {string} token
 * @param {Line | undefined} last the last line of the story: how it ended
 * @param {{ replay: (at: number) => void }} act
 */
export function openEnd(sight, token, last, act) {
  const replay = () => (dialog.close(), act.replay(0));
  const course = h("div", { class: "course" });
  drawCourse(sight, token, course, (at) => (dialog.close(), act.replay(at)));
  const dialog = open(
    verdict(sight),
    [
      h("p", { class: "faint" }, `${t("end-title")} · ${t("moves-count", { count: sight.choices })}. ${last ? t("end-last") : ""}`),
      h("ul", { class: "last-words" }, last ? storyLine(last) : null),
      h("p", { class: "why-won" }, reasonOf(sight)),
      rematchOf(sight, token),
      course,
      h("div", { class: "standings" }, ...standings(sight)),
      ...buttons(sight, token, replay),
      h("p", { class: "faint commitment" }, `${t("commitment")} `, h("code", {}, sight.commitment)),
    ],
    "wide end",
  );
}

/**
 * The items that make up a score: what only breaks a tie comes after them.
 * @param {Standing} one
 */
function counted(one) {
  const lines = [...one.lines];
  while (lines.length && lines.reduce((sum, line) => sum + line.points, 0) !== one.score) lines.pop();
  return lines.length ? lines : one.lines;
}

/**
 * Why the winner won: the item of the score that makes the largest difference to the next one, and what did not make
 * up for it; at the same score, what broke the tie.
 * @param {Sight} sight
 */
function reasonOf(sight) {
  const [first, second] = sight.end ?? [];
  if (!first || !second) return "";
  const names = { winner: sight.seats[first.seat]?.name ?? "", second: sight.seats[second.seat]?.name ?? "" };
  const close = t("end-close", { ...names, score: first.score, other: second.score });
  const tied = first.score === second.score;
  const items = new Set((tied ? [first, second].flatMap((one) => one.lines) : [first, second].flatMap(counted)).map((line) => line.text));
  const points = (/** @type {Standing} */ one, /** @type {string} */ item) => one.lines.find((line) => line.text === item)?.points ?? 0;
  const by = [...items].map((item) => ({ item, won: points(first, item), lost: points(second, item) })).filter(({ won, lost }) => won !== lost);
  if (tied) {
    const breaks = by.at(-1);
    return breaks && breaks.won > breaks.lost ? t("end-tie", { ...names, ...breaks, score: first.score }) : close;
  }
  const [most] = by.sort((a, b) => b.won - b.lost - (a.won - a.lost));
  if (!most || most.won <= most.lost) return close;
  const better = by.filter(({ won, lost }) => lost > won).map(({ item, won, lost }) => t("end-better", { item, won, lost }));
  const why = t("end-why", { ...names, ...most });
  return better.length ? `${why} ${t("end-despite", { ...names, items: better.join(", ") })}` : why;
}

/** So many moments of the match are looked at to draw how the score grew. */
const MOMENTS = 16;
/** So many turning points are told. */
const TURNS = 4;

/**
 * Heights that keep their order and so much room between them.
 * @param {number[]} heights
 * @param {number} apart
 */
function spread(heights, apart) {
  const found = [...heights];
  const order = heights.map((_, at) => at).sort((a, b) => (heights[b] ?? 0) - (heights[a] ?? 0));
  order.forEach((at, place) => {
    const below = order[place - 1];
    if (below !== undefined) found[at] = Math.min(found[at] ?? 0, (found[below] ?? 0) - apart);
  });
  return found;
}

/**
 * How the race went, moment by moment, with its turning points.
 * @param {Sight} sight
 * @param {string} token
 * @param {HTMLElement} holder
 * @param {(at: number) => void} replay
 */
async function drawCourse(sight, token, holder, replay) {
  const ats = [...new Set(Array.from({ length: MOMENTS + 1 }, (_, n) => Math.round((sight.choices * n) / MOMENTS)))];
  /** @type {{ at: number, race: Race, moment: string }[]} */
  const moments = [];
  for (const at of ats) {
    const query = new URLSearchParams({ at: String(at), lang: lang() });
    if (sight.seat !== null) query.set("seat", String(sight.seat));
    try {
      /** @type {Sight} */
      const then = await ask("GET", `/api/matches/${sight.match}/replay?${query}`, { token });
      if (then.panels) moments.push({ at, race: then.panels.race, moment: then.panels.moment });
    } catch {
      return; // the score stands without it
    }
    if (!holder.isConnected) return;
  }
  const values = moments.map((moment) => moment.race.seats.map((one) => one.value));
  const top = Math.max(1, ...values.flat());
  const low = Math.min(0, ...values.flat());
  const [w, hh] = [innerWidth < 600 ? 340 : 760, 230]; // type at its true size
  const x = (/** @type {number} */ n) => 44 + ((w - 120) * n) / Math.max(1, moments.length - 1);
  const y = (/** @type {number} */ value) => hh - 34 - ((hh - 52) * (value - low)) / (top - low || 1);
  const last = values[values.length - 1] ?? [];
  const ends = spread(last.map((value) => y(value)), 24);
  const grid = [...new Set([low, 0, Math.round(top / 2), top])].map((value) => `<path class="axis" d="M44 ${y(value)}H${w - 76}"/><text x="36" y="${y(value) + 4.5}" text-anchor="end" font-size="13">${value}</text>`);
  const [began, ended] = [moments[0]?.moment ?? "", moments[moments.length - 1]?.moment ?? ""];
  const times = `<text x="44" y="${hh - 6}" font-size="13">${began}</text><text x="${w - 76}" y="${hh - 6}" text-anchor="end" font-size="13">${ended === began ? "" : ended}</text>`;
  const lines = (moments[0]?.race.seats ?? []).map((one, place) => {
    const points = values.map((row, n) => `${x(n)},${y(row[place] ?? 0)}`).join(" ");
    const at = ends[place] ?? 0;
    const disc = `<g class="seat-fill-${one.seat}"><circle cx="${w - 52}" cy="${at}" r="11"/><text class="bold" x="${w - 52}" y="${at + 4.5}" text-anchor="middle" font-size="13">${LETTERS[one.seat] ?? ""}</text></g>`;
    return `<polyline class="line seat-stroke-${one.seat}" points="${points}"/>${disc}<text class="bold" x="${w - 36}" y="${at + 5}" font-size="15">${last[place] ?? 0}</text>`;
  });
  const turns = values
    .flatMap((row, n) => row.map((value, place) => ({ n, place, gain: value - (values[n - 1]?.[place] ?? value) })))
    .filter((turn) => turn.gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, TURNS)
    .sort((a, b) => a.n - b.n);
  const marks = turns.map((turn, at) => `<circle class="turning" cx="${x(turn.n)}" cy="${y(values[turn.n]?.[turn.place] ?? 0)}" r="10"/><text x="${x(turn.n)}" y="${y(values[turn.n]?.[turn.place] ?? 0) + 4.5}" text-anchor="middle" font-size="13" class="bold on">${at + 1}</text>`);
  fill(
    holder,
    h("h3", {}, t("end-course", { what: moments[0]?.race.label ?? "" })),
    drawn(`<svg class="fl" viewBox="0 0 ${w} ${hh}" role="img" aria-label="${t("end-course", { what: "" })}">${grid.join("")}${times}${lines.join("")}${marks.join("")}</svg>`),
    h(
      "ol",
      { class: "turning-points" },
      ...turns.map((turn) => {
        const seat = moments[turn.n]?.race.seats[turn.place]?.seat ?? 0;
        const words = t("end-turn", { moment: moments[turn.n]?.moment ?? "", name: sight.seats[seat]?.name ?? "", gain: turn.gain });
        return h("li", {}, h("button", { class: "quiet", onclick: () => replay(moments[Math.max(0, turn.n - 1)]?.at ?? 0) }, icon("play"), words));
      }),
    ),
  );
}

/** The match, played again under a slider. */
export class Replay {
  /**
   * @param {string} match
   * @param {string} token
   * @param {Sight} sight
   * @param {{ table: (sight: Sight) => void, lost: () => void, leave: () => void }} tell
   * @param {number} [at] where it begins
   */
  constructor(match, token, sight, tell, at = 0) {
    this.match = match;
    this.token = token;
    this.seat = sight.seat;
    this.last = sight.choices;
    this.at = at;
    this.tell = tell;
    /** @type {number | undefined} */
    this.playing = undefined;
    this.asking = false;
    this.closed = false;
    this.bar = the("replay");
    this.build();
    this.show();
    this.keys = (/** @type {KeyboardEvent} */ event) => this.key(event);
    document.addEventListener("keydown", this.keys);
  }

  build() {
    this.words = h("output", {}, "");
    this.slider = h("input", { type: "range", min: 0, max: this.last, value: 0, "aria-label": t("replay-title") });
    this.slider.addEventListener("input", () => this.go(Number(this.slider?.value)));
    const button = (/** @type {string} */ name, /** @type {string} */ key, /** @type {() => void} */ act) => h("button", { class: "plain", "aria-label": t(key), title: t(key), onclick: act }, icon(name));
    this.toggle = button("play", "replay-play", () => this.play());
    fill(
      this.bar,
      button("first", "replay-first", () => this.go(0)),
      button("back", "replay-back", () => this.go(this.at - 1)),
      this.toggle,
      button("on", "replay-on", () => this.go(this.at + 1)),
      button("last", "replay-last", () => this.go(this.last)),
      this.slider,
      this.words,
      button("cross", "replay-leave", () => this.leave()),
    );
    this.bar.hidden = false;
    this.slider.focus({ preventScroll: true });
  }

  /** @param {number} at */
  go(at) {
    this.at = Math.max(0, Math.min(this.last, at));
    this.show();
  }

  /** Show where the slider stands. It may run on meanwhile: one question at a time, then the latest. */
  async show() {
    if (this.words) this.words.textContent = t("replay-at", { at: this.at, of: this.last });
    if (this.slider) this.slider.value = String(this.at);
    if (this.asking) return;
    this.asking = true;
    let shown = "";
    while (!this.closed && shown !== this.wanted()) {
      shown = this.wanted();
      try {
        /** @type {Sight} */
        const sight = await ask("GET", `/api/matches/${this.match}/replay?${shown}`, { token: this.token });
        if (!this.closed) this.tell.table(sight);
      } catch {
        this.tell.lost();
        break;
      }
    }
    this.asking = false;
  }

  wanted() {
    const query = new URLSearchParams({ at: String(this.at), lang: lang() });
    if (this.seat !== null) query.set("seat", String(this.seat));
    return query.toString();
  }

  play() {
    if (this.playing !== undefined) {
      clearInterval(this.playing);
      this.playing = undefined;
    } else {
      if (this.at >= this.last) this.at = 0;
      this.playing = setInterval(() => {
        if (this.asking) return; // a slow line sets the pace
        this.go(this.at + 1);
        if (this.at >= this.last) this.play();
      }, 900);
    }
    const on = this.playing !== undefined;
    this.toggle?.replaceChildren(icon(on ? "pause" : "play"));
    this.toggle?.setAttribute("aria-label", t(on ? "replay-pause" : "replay-play"));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (document.querySelector("dialog[open]")) return;
    if (event.key === "Escape") this.leave();
    else if (event.target === this.slider) return;
    else if (event.key === "ArrowLeft") this.go(this.at - 1);
    else if (event.key === "ArrowRight") this.go(this.at + 1);
    else if (event.key === "Home") this.go(0);
    else if (event.key === "End") this.go(this.last);
    else if (event.key === " " && !(event.target instanceof HTMLButtonElement)) this.play();
    else return;
    event.preventDefault();
  }

  leave() {
    if (this.playing !== undefined) this.play();
    this.closed = true;
    document.removeEventListener("keydown", this.keys);
    this.bar.hidden = true;
    this.tell.leave();
  }
}
