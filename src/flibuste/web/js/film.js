// What moved on the chart while the story was told: remembered as it comes, and shown again beat by beat.

import { calm } from "./dom.js";

/** @typedef {[number, number]} Point */
/** @typedef {{ word: string, from: Point, to: Point }} Move */
/** @typedef {import("./recap.js").Beat} Beat */

/** How long a ship is under way, in milliseconds. */
const SAIL = 400;
/** So many tables are remembered. */
const TABLES = 80;

/**
 * Where everything with a name is, in chart units.
 * @param {MapPanel} map
 */
function places(map) {
  /** @type {Map<string, Point>} */
  const found = new Map();
  for (const [word, { box }] of Object.entries(map.anchors)) found.set(word, [box[0] + box[2] / 2, box[1] + box[3] / 2]);
  return found;
}

export class Film {
  /** @param {import("./chart.js").Chart} chart */
  constructor(chart) {
    this.chart = chart;
    /** tables as they came, each with how many lines of the story had been told */
    /** @type {{ told: number, at: Map<string, Point> }[]} */
    this.tables = [];
    /** @type {Map<string, Animation[]>} what is shown elsewhere than it is */
    this.shown = new Map();
  }

  /**
   * @param {number} told lines of the story
   * @param {MapPanel} map
   */
  take(told, map) {
    if ((this.tables.at(-1)?.told ?? 0) > told) this.tables = []; // taken back
    this.tables.push({ told, at: places(map) });
    if (this.tables.length > TABLES) this.tables.shift();
  }

  /**
   * What moved in each beat. Where one table brought several, it belongs to the one that speaks of it.
   * @param {Beat[]} beats
   * @returns {Map<Beat, Move[]>}
   */
  moves(beats) {
    /** @type {Map<Beat, Move[]>} */
    const found = new Map(beats.map((beat) => [beat, []]));
    this.tables.forEach((table, n) => {
      const before = this.tables[n - 1];
      if (!before) return;
      const then = beats.filter((beat) => beat.from < table.told && beat.to > before.told);
      for (const [word, to] of table.at) {
        const from = before.at.get(word);
        if (!from || Math.hypot(to[0] - from[0], to[1] - from[1]) < 1) continue;
        const beat = then.find((one) => one.words.includes(word)) ?? then.at(-1);
        if (beat) found.get(beat)?.push({ word, from, to });
      }
    });
    return found;
  }

  /**
   * Show what moves later where it was before.
   * @param {Move[]} moves in their order
   */
  rewind(moves) {
    this.stop();
    if (calm()) return;
    for (const move of moves) if (!this.shown.has(move.word)) this.show(move.word, move.from, move.from);
  }

  /**
   * Let it sail from there to here.
   * @param {Move[]} moves
   */
  sail(moves) {
    if (!calm()) for (const move of moves) this.show(move.word, move.from, move.to);
  }

  /** All of it where it is now. */
  stop() {
    for (const some of this.shown.values()) for (const one of some) one.cancel();
    this.shown.clear();
  }

  /**
   * @param {string} word
   * @param {Point} from
   * @param {Point} to
   */
  show(word, from, to) {
    const now = this.tables.at(-1)?.at.get(word);
    if (!now) return;
    for (const old of this.shown.get(word) ?? []) old.cancel();
    const frames = [from, to].map(([x, y]) => ({ transform: `translate(${x - now[0]}px, ${y - now[1]}px)` }));
    const nodes = this.chart.svg.querySelectorAll(`[data-key="${CSS.escape(word)}"]`);
    this.shown.set(word, [...nodes].map((node) => node.animate(frames, { duration: from === to ? 1 : SAIL, easing: "ease-in-out", fill: "both", composite: "add" })));
  }
}
