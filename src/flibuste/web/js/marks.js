// What has happened, and what would: routes that are proposed, arrows and numbers of the recap, the planned move.

import { project } from "./camera.js";
import { drawn } from "./dom.js";
import { shape, SVG } from "./shapes.js";
import { t } from "./words.js";

/** @typedef {import("./camera.js").Box} Box */
/** @typedef {{ number: number, seat: number | null, from: string | null, to: string[], name: string }} Mark */

/** Ways that share a leg lie so many pixels apart. */
const BESIDE = 9;

/** A hit, around (0, 0). */
const BURST = "M0-26 6-10 20-18 12-4 27 1 12 6 18 20 5 12 0 27-6 12-19 19-12 5-27 0-12-5-19-19-5-11Z";

/** The number of a turn has room where the next one is so many pixels away. */
const TAG = 66;

/** How much an arrow is bent; where it leaves and enters its boxes is looked for in such steps, up to here. */
const BEND = 0.18;
const ALONG = 0.02;
const HALFWAY = 0.44;

/** The corners of a place, by the way out of it: where the numbers of beats may lie. */
const CORNER = /** @type {[number, number]} */ ([-1, -1]);
const CORNERS = /** @type {[number, number][]} */ ([CORNER, [1, -1], [-1, 1], [1, 1]]);

/**
 * @param {Box} box
 * @param {[number, number]} corner
 * @returns {[number, number]}
 */
const cornerOf = ([x, y, w, h], [right, low]) => [x + (right > 0 ? w : 0), y + (low > 0 ? h : 0)];

export class Marks {
  /** @param {import("./chart.js").Chart} chart */
  constructor(chart) {
    this.chart = chart;
    this.layer = shape("g", { class: "marks" });
    /** arrows of what was done: names and pieces lie over them */
    this.under = shape("g", { class: "marks" });
    /** @type {Mark[]} */
    this.beats = [];
    /** @type {string[]} */
    this.ringed = [];
    /** @type {string | null} what was hit in the beat that is shown again */
    this.struck = null;
    /** @type {Route[]} ways that are proposed */
    this.ways = [];
    /** @type {Map<string, [number, number]>} at which corner of a place the numbers lie, where they would cover a name */
    this.corners = new Map();
  }

  /**
   * Numbers make room for names: those of a place lie at the corner where they cover least.
   * @param {DOMRect[]} names on the screen
   */
  part(names) {
    const area = this.chart.host.getBoundingClientRect();
    const placed = [...this.layer.querySelectorAll("[data-place]")].map((tag) => tag.getAttribute("data-place") ?? "");
    let moved = false;
    for (const place of new Set(placed)) {
      const box = /** @type {Box} */ (place.split(",").map(Number));
      const now = this.corners.get(place) ?? CORNER;
      const cost = CORNERS.map((corner) => {
        const [x, y] = project(this.chart.camera, ...cornerOf(box, corner), this.chart.wide, this.chart.high);
        const long = 24 + 15 * (placed.filter((one) => one === place).length - 1);
        const left = area.x + x + (corner[0] > 0 ? -2 : 2 - long);
        const spot = new DOMRect(left, area.y + y + corner[1] * 8 - 12, long, 24);
        return names.reduce((sum, name) => sum + Math.max(0, Math.min(spot.right, name.right) - Math.max(spot.left, name.left)) * Math.max(0, Math.min(spot.bottom, name.bottom) - Math.max(spot.top, name.top)), corner === now ? 0 : 30);
      });
      const best = CORNERS[cost.indexOf(Math.min(...cost))];
      if (!best || best === now) continue;
      this.corners.set(place, best);
      moved = true;
    }
    if (moved) this.draw();
  }

  /** @param {Mark[]} beats */
  remember(beats) {
    this.beats = beats;
    this.corners.clear();
    this.draw();
  }

  /** @param {string[]} words */
  ring(words) {
    this.ringed = words;
    this.draw();
  }

  /** @param {string | null} word */
  strike(word) {
    if (this.struck === word) return;
    this.struck = word;
    this.draw();
  }

  draw() {
    this.layer.replaceChildren();
    this.under.replaceChildren();
    for (const way of this.ways) {
      const line = this.aside(way);
      const points = line.map((at) => at.join(",")).join(" ");
      const lit = way.option === this.chart.pins.lit ? " lit" : "";
      const end = line[line.length - 1] ?? [0, 0];
      const goal = this.chart.box(way.goal);
      this.layer.append(shape("polyline", { points, class: "route under" }), shape("polyline", { points, class: `route${lit}` }));
      if (goal) {
        const on = { x1: end[0], y1: end[1], x2: goal[0] + goal[2] / 2, y2: goal[1] + goal[3] / 2 };
        this.layer.append(shape("line", { ...on, class: "route under onward" }), shape("line", { ...on, class: `route onward${lit}` }));
      }
      const [one, two] = way.stops;
      const roomy = !!one && !!two && Math.hypot(two[0] - one[0], two[1] - one[1]) * this.chart.camera.k > TAG;
      way.stops.forEach((at, turn) => this.stop(turn ? at : end, turn + 1, !!lit && (roomy || !turn)));
    }
    for (const word of this.ringed) {
      const box = this.chart.box(word);
      if (box) this.layer.append(shape("rect", { x: box[0] - 8, y: box[1] - 8, width: box[2] + 16, height: box[3] + 16, rx: 12, class: "ringed" }));
    }
    /** @type {Map<string, number>} how many numbers lie at a place already */
    const told = new Map();
    for (const mark of this.beats) {
      const from = mark.from ? this.chart.box(mark.from) : undefined;
      const to = mark.to.map((word) => this.chart.box(word)).find((box) => box !== undefined && box !== from);
      if (from && to) this.arrow(this.under, from, to, `beat seat-line-${mark.seat ?? "x"}`);
      const at = to ?? from;
      if (at && mark.number) {
        const place = at.join();
        const before = told.get(place) ?? 0;
        told.set(place, before + 1);
        const corner = this.corners.get(place) ?? CORNER;
        const [dx, dy] = [corner[0] * (10 + 15 * before), corner[1] * 8];
        const tag = drawn(`<svg xmlns="${SVG}"><g class="beat-number seat-fill-${mark.seat ?? "x"}"><g class="held h13"><g transform="translate(${dx} ${dy})"><circle r="12"/><text y="4.6" text-anchor="middle" font-size="13" class="sans bold">${mark.number}</text></g></g></g></svg>`).firstElementChild;
        const [x, y] = cornerOf(at, corner);
        tag?.setAttribute("transform", `translate(${x} ${y})`);
        tag?.setAttribute("data-place", place);
        if (tag) this.layer.append(tag);
      }
    }
    const hit = this.struck === null ? undefined : this.chart.box(this.struck);
    if (hit) {
      const burst = shape("g", { transform: `translate(${hit[0] + hit[2] / 2} ${hit[1] + hit[3] / 2})` });
      const still = shape("g", { class: "px" });
      still.append(shape("path", { d: BURST, class: "burst" }));
      burst.append(still);
      this.layer.append(burst);
    }
    const lit = this.chart.pins.shown.find((pin) => pin.option === this.chart.pins.lit);
    const goal = lit && this.chart.pins.boxOf(lit);
    const start = lit ? [...lit.option.split(" ").slice(1), ...this.chart.subject].map((word) => this.chart.box(word)).find((box) => box !== undefined && box !== goal) : undefined;
    if (goal && start && !this.chart.glass?.glass.isConnected && !this.ways.some((way) => way.option === this.chart.pins.lit)) this.arrow(this.layer, start, goal, "planned");
  }

  /**
   * The end of a turn on a way; on the one that is looked at, with its number.
   * @param {[number, number]} at
   * @param {number} turn
   * @param {boolean} named
   */
  stop([x, y], turn, named) {
    const stop = shape("g", { transform: `translate(${x} ${y})` });
    const still = shape("g", { class: "px" });
    still.append(shape("circle", { r: 5, class: "stop" }));
    if (named) {
      const tag = shape("g", { class: "turn-tag", transform: "translate(0 -20)" });
      const words = shape("text", { y: 4, "text-anchor": "middle" });
      words.textContent = t("route-turn", { turn });
      tag.append(shape("rect", { x: -28, y: -10, width: 56, height: 20, rx: 10 }), words);
      still.append(tag);
    }
    stop.append(still);
    this.layer.append(stop);
  }

  /**
   * A way, beside those that begin with the same leg.
   * @param {Route} way
   * @returns {[number, number][]}
   */
  aside(way) {
    const leg = (/** @type {Route} */ one) => one.line.slice(0, 2).flat().map(Math.round).join();
    const alike = this.ways.filter((one) => leg(one) === leg(way));
    const [a, b] = way.line;
    if (alike.length < 2 || !a || !b) return way.line;
    const off = ((alike.indexOf(way) - (alike.length - 1) / 2) * BESIDE) / this.chart.camera.k;
    const long = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const [dx, dy] = [(-(b[1] - a[1]) / long) * off, ((b[0] - a[0]) / long) * off];
    return way.line.map(([x, y], at) => (at ? [x + dx, y + dy] : [x, y]));
  }

  /**
   * A bent arrow from the edge of one box to that of another.
   * @param {Element} layer
   * @param {Box} from
   * @param {Box} to
   * @param {string} kind
   */
  arrow(layer, from, to, kind) {
    const [ax, ay, bx, by] = [from[0] + from[2] / 2, from[1] + from[3] / 2, to[0] + to[2] / 2, to[1] + to[3] / 2];
    if (Math.hypot(bx - ax, by - ay) * this.chart.camera.k < 70) return;
    const [cx, cy] = [(ax + bx) / 2 + (by - ay) * BEND, (ay + by) / 2 - (bx - ax) * BEND];
    /** a point of the whole curve, or with two places on it the control of the piece between them @type {(s: number, t?: number) => [number, number]} */
    const at = (s, t = s) => {
      const [a, c, b] = [(1 - s) * (1 - t), (1 - s) * t + (1 - t) * s, s * t];
      return [a * ax + c * cx + b * bx, a * ay + c * cy + b * by];
    };
    const within = (/** @type {Box} */ [x, y, w, hh], /** @type {[number, number]} */ [px, py]) => px > x && px < x + w && py > y && py < y + hh;
    let [first, last] = [0, 1];
    while (first < HALFWAY && within(from, at(first))) first += ALONG;
    while (last > 1 - HALFWAY && within(to, at(last))) last -= ALONG;
    const [[sx, sy], [qx, qy], [tx, ty]] = [at(first), at(first, last), at(last)];
    const d = `M${sx} ${sy}Q${qx} ${qy} ${tx} ${ty}`;
    layer.append(shape("path", { d, class: `arrow under ${kind}` }), shape("path", { d, class: `arrow ${kind}` }));
    const turn = (Math.atan2(ty - qy, tx - qx) * 180) / Math.PI;
    const head = shape("g", { transform: `translate(${tx} ${ty}) rotate(${turn})`, class: `head ${kind}` });
    head.append(shape("path", { d: "M0 0-14-7V7Z", class: "held h13" }));
    layer.append(head);
  }
}
