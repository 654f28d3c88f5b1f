// What can be chosen, on the chart: a pin for each option, its outline lit, a pointer at the edge for what is out of
// sight.

import { project, towards, union } from "./camera.js";
import { fill, h } from "./dom.js";
import { icon } from "./icons.js";
import { narrow } from "./panels.js";
import { outline, shape } from "./shapes.js";
import { t } from "./words.js";

/** @typedef {import("./camera.js").Box} Box */
/** @typedef {import("./camera.js").Insets} Insets */
/** @typedef {{ option: string, key: string, name: string, label: string, word: string, box: Box | null, shape: string }} Pin `word` is its anchor's; without one, `box` is where it is drawn */

/** Pins keep so many pixels between their middles. */
const APART = 34;
/** Half a pin. */
const HALF = 16;
/** How high a line of a name is at least. */
const LINE = 18;
/** What lies over the chart and is pressed itself. */
const OVER = "#shelf > *, #coach, #notices > *, #board .layer .knob";

/** @typedef {[number, number, number, number]} Rect */
/** @typedef {"right" | "below" | "left" | "above"} Side */

const SIDES = /** @type {Side[]} */ (["right", "below", "left", "above"]);

/** A place wider than this is a plaque: its pin lies across its end, with its middle so far outside. */
const PLAQUE = 90;
const OUT = 6;


/**
 * The free place for a pin nearest to where it belongs, all of it inside the room.
 * @param {number} x
 * @param {number} y
 * @param {[number, number][]} taken
 * @param {Insets} room
 * @param {Rect[]} covered where something lies over the chart
 * @returns {[number, number]}
 */
function freeSpot(x, y, taken, room, covered) {
  /** @type {(dx: number, dy: number) => [number, number]} */
  const moved = (dx, dy) => [Math.min(Math.max(x + dx * APART, room.left), room.right), Math.min(Math.max(y + dy * APART, room.top), room.bottom)];
  for (let ring = 0; ring < 8; ring++) {
    for (let dx = ring; dx >= -ring; dx--) {
      for (const dy of new Set([ring - Math.abs(dx), Math.abs(dx) - ring])) {
        const spot = moved(dx, dy);
        const under = covered.some(([cx, cy, w, hh]) => spot[0] > cx - HALF && spot[0] < cx + w + HALF && spot[1] > cy - HALF && spot[1] < cy + hh + HALF);
        if (!under && !taken.some(([tx, ty]) => Math.abs(tx - spot[0]) < APART && Math.abs(ty - spot[1]) < APART)) return spot;
      }
    }
  }
  return moved(0, 0);
}

/** A pointer that lies over something moves along its edge in steps of so many pixels, then in a row further in. */
const STEP = 8;
const STEPS = 90;
const ROWS = 4;
/** Only so many rows for the sake of a name. */
const NEAR = 2;

/** So many pointers at one edge at most: more become one for all. */
const POINTERS = 2;

/**
 * A name without the air around its letters.
 * @param {Rect} name
 * @returns {Rect}
 */
const inner = ([x, y, w, h]) => [x + 4, y + 4, w - 8, h - 8];

/**
 * Whether a place is the name of a sea: it may be drawn larger than its box.
 * @param {Pin} pin
 * @param {Box} box
 */
const isName = (pin, box) => !!pin.shape && box[2] > 2 * box[3];

export class Pins {
  /** @param {import("./chart.js").Chart} chart */
  constructor(chart) {
    this.chart = chart;
    this.lights = shape("g", { class: "lights", "clip-path": "url(#chart-edge)" });
    this.holder = h("div", { class: "pins" });
    /** @type {Pin[]} */
    this.shown = [];
    /** @type {string | null} */
    this.lit = null;
    /** @type {Rect[]} where names are written, once the chart has stood still */
    this.names = [];
    /** @type {Rect[]} where pieces lie, likewise */
    this.pieces = [];
    /** @type {Map<string, Side>} on which side of its place a pin lies, where it would cover a name on the usual one */
    this.sides = new Map();
  }

  /** @param {Pin[]} pins */
  show(pins) {
    this.sides.clear();
    this.shown = pins.map((pin) => (pin.word ? pin : { ...pin, ...this.hot(pin.option) }));
    this.draw();
  }

  clear() {
    this.lights.replaceChildren();
    this.holder.replaceChildren();
    this.shown = [];
  }

  /**
   * Where an option is drawn in a picture that marks its options itself.
   * @param {string} option
   * @returns {{ box: Box | null, shape: string }}
   */
  hot(option) {
    const found = /** @type {SVGGraphicsElement | null} */ (this.chart.svg.querySelector(`.hot[data-option="${CSS.escape(option)}"]`));
    if (!found) return { box: null, shape: "" };
    const here = found.getBoundingClientRect();
    const area = this.chart.host.getBoundingClientRect();
    const { x, y, k } = this.chart.camera;
    return { box: [(here.x - area.x - this.chart.wide / 2) / k + x, (here.y - area.y - this.chart.high / 2) / k + y, here.width / k, here.height / k], shape: "" };
  }

  /** Light what can be chosen, and who chooses, where they are drawn now: from afar that is elsewhere. */
  relight() {
    this.lights.replaceChildren();
    const who = this.shown.length ? this.chart.map?.anchors[this.chart.subject[0] ?? ""] : undefined;
    if (who && !who.shape) {
      const [x, y, w, hh] = /** @type {Box} */ (this.chart.box(this.chart.subject[0] ?? "") ?? who.box);
      this.lights.append(shape("rect", { x: x - 4, y: y - 4, width: w + 8, height: hh + 8, rx: 12, class: "who" }));
    }
    for (const pin of this.shown) {
      const box = this.boxOf(pin);
      if (!box) continue;
      const spot = pin.shape ? outline(pin.shape, "light") : shape("rect", { x: box[0] - 4, y: box[1] - 4, width: box[2] + 8, height: box[3] + 8, rx: 8, class: "light spot" });
      spot.setAttribute("data-option", pin.option);
      spot.classList.toggle("lit", pin.option === this.lit);
      this.lights.append(spot);
    }
  }

  draw() {
    this.relight();
    const placed = this.shown.filter((pin) => this.boxOf(pin));
    const keep = document.activeElement?.getAttribute("data-pin");
    delete this.holder.dataset.edges; // the pointers go with the pins
    fill(
      this.holder,
      ...placed.map((pin) =>
        h(
          "button",
          {
            class: "pin",
            "data-pin": pin.option,
            "aria-label": `${pin.key}. ${pin.label}`,
            tabindex: pin === placed[0] ? 0 : -1,
            onclick: () => this.chart.tell.press(pin.option),
            onpointerenter: () => this.chart.tell.point(pin.option),
            onpointerleave: () => this.chart.tell.point(null),
            onfocus: () => this.chart.tell.point(pin.option),
            onkeydown: (/** @type {KeyboardEvent} */ event) => this.walk(event, pin.option),
          },
          pin.key,
        ),
      ),
    );
    if (keep) /** @type {HTMLElement | null} */ (this.holder.querySelector(`[data-pin="${CSS.escape(keep)}"]`))?.focus({ preventScroll: true });
    this.light(this.lit);
    this.place();
  }

  /**
   * Arrows go to the nearest pin that way.
   * @param {KeyboardEvent} event
   * @param {string} option
   */
  walk(event, option) {
    const ways = /** @type {Record<string, [number, number]>} */ ({ ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] });
    const way = ways[event.key];
    const here = this.shown.find((pin) => pin.option === option);
    const from = here && this.boxOf(here);
    if (!way || !from) return;
    event.preventDefault();
    event.stopPropagation();
    let best = Infinity;
    let next = "";
    for (const pin of this.shown) {
      const box = this.boxOf(pin);
      if (!box || pin.option === option) continue;
      const dx = box[0] + box[2] / 2 - from[0] - from[2] / 2;
      const dy = box[1] + box[3] / 2 - from[1] - from[3] / 2;
      const along = dx * way[0] + dy * way[1];
      const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
      if (along > 0 && along + 2 * aside < best) [best, next] = [along + 2 * aside, pin.option];
    }
    const pin = this.shown.find((one) => one.option === next);
    const box = pin && this.boxOf(pin);
    if (!box) return;
    if (!this.chart.inSight(box)) this.chart.fly(towards(this.chart.camera, [box], this.chart.wide, this.chart.high, this.chart.tell.insets(), this.chart.least, this.chart.camera.k));
    /** @type {HTMLElement | null} */ (this.holder.querySelector(`[data-pin="${CSS.escape(next)}"]`))?.focus({ preventScroll: true });
  }

  /** @param {string | null} option */
  light(option) {
    this.lit = option;
    for (const thing of [...this.holder.querySelectorAll(".pin"), ...this.lights.children]) {
      thing.classList.toggle("lit", option !== null && (thing.getAttribute("data-pin") ?? thing.getAttribute("data-option")) === option);
    }
    for (const hot of this.chart.svg.querySelectorAll(".hot")) hot.classList.toggle("lit", option !== null && hot.getAttribute("data-option") === option);
    this.chart.marks.draw();
  }

  /** @param {Pin} pin */
  boxOf(pin) {
    return pin.word ? (this.chart.box(pin.word) ?? null) : pin.box;
  }

  place() {
    const { wide, high } = this.chart;
    const inset = this.chart.tell.insets();
    /** @type {[number, number][]} */
    const taken = [];
    /** @type {Record<string, Pin[]>} */
    const beyond = {};
    this.uncover();
    const covered = this.shown.length ? this.covered() : [];
    for (const button of /** @type {NodeListOf<HTMLElement>} */ (this.holder.querySelectorAll(".pin"))) {
      const pin = this.shown.find((one) => one.option === button.dataset.pin);
      const box = pin && this.boxOf(pin);
      if (!box) continue;
      const [bx, by, bw, bh] = box;
      let [x, y] = project(this.chart.camera, bx + bw, by + bh / 2, wide, high);
      if (isName(pin, box)) [x, y] = [x - (bw * this.chart.camera.k) / 2, y + Math.max(bh * this.chart.camera.k, LINE) / 2 + HALF];
      else if (bw * this.chart.camera.k > PLAQUE) x += this.before(pin) % 2 ? -bw * this.chart.camera.k - OUT : OUT;
      else [x, y] = this.beside(box, this.sideOf(pin));
      const seen = this.chart.inSight(box);
      const here = this.chart.tell.insets(x - HALF);
      const room = { left: here.left + 18, right: wide - here.right - 18, top: here.top + 18, bottom: high - here.bottom - 18 };
      // the pin of a sea lies anywhere in it: beside the pieces there
      [x, y] = seen ? freeSpot(x, y, taken, room, isName(pin, box) ? [...covered, ...this.pieces, ...this.names.map(inner)] : covered) : [x, y];
      if (seen) taken.push([x, y]);
      else if (!this.elsewhere(box)) (beyond[this.side(box, inset)] ??= []).push(pin);
      button.hidden = !seen;
      button.style.transform = `translate(${x}px, ${y}px)`;
    }
    this.point(beyond, inset, [...covered, ...taken.map(([x, y]) => /** @type {Rect} */ ([x - HALF, y - HALF, 2 * HALF, 2 * HALF]))]);
  }

  /** @param {Pin} pin how many pins lie at its place before it: each on another side of it */
  before(pin) {
    return pin.word ? this.shown.filter((one) => one.word === pin.word).indexOf(pin) : 0;
  }

  /**
   * @param {Pin} pin
   * @returns {Side}
   */
  sideOf(pin) {
    return this.sides.get(pin.option) ?? SIDES[this.before(pin) % SIDES.length] ?? "right";
  }

  /**
   * The middle of a pin on a side of a box.
   * @param {Box} box
   * @param {Side} side
   * @returns {[number, number]}
   */
  beside([bx, by, bw, bh], side) {
    const [x, y] = project(this.chart.camera, bx + bw / 2, by + bh / 2, this.chart.wide, this.chart.high);
    const [w, hh] = [(bw * this.chart.camera.k) / 2 + 10, (bh * this.chart.camera.k) / 2 + 10];
    return side === "right" ? [x + w, y] : side === "left" ? [x - w, y] : [x, side === "below" ? y + hh : y - hh];
  }

  /**
   * Pins make room for names: each lies on the side of its place where it covers least of them.
   * @param {DOMRect[]} names on the screen
   * @param {DOMRect[]} pieces
   */
  part(names, pieces) {
    const area = this.chart.host.getBoundingClientRect();
    const covers = (/** @type {[number, number]} */ [x, y]) => names.reduce((sum, name) => {
      const [left, top] = [name.x - area.x, name.y - area.y];
      return sum + Math.max(0, Math.min(x + HALF, left + name.width) - Math.max(x - HALF, left)) * Math.max(0, Math.min(y + HALF, top + name.height) - Math.max(y - HALF, top));
    }, 0);
    const here = (/** @type {DOMRect[]} */ boxes) => boxes.filter((box) => box.width).map((box) => /** @type {Rect} */ ([box.x - area.x, box.y - area.y, box.width, box.height]));
    this.names = here(names);
    this.pieces = here(pieces);
    let moved = this.holder.querySelector(".edge") !== null || this.shown.some((pin) => isName(pin, this.boxOf(pin) ?? [0, 0, 0, 0]));
    for (const pin of this.shown) {
      const box = this.boxOf(pin);
      if (!box || isName(pin, box) || box[2] * this.chart.camera.k > PLAQUE) continue;
      const now = this.sideOf(pin);
      const full = this.shown.filter((one) => one !== pin && pin.word && one.word === pin.word).map((one) => this.sideOf(one));
      const cost = SIDES.map((side) => (full.includes(side) ? Infinity : covers(this.beside(box, side)) + (side === now ? 0 : 40)));
      const best = SIDES[cost.indexOf(Math.min(...cost))] ?? now;
      if (best === now) continue;
      this.sides.set(pin.option, best);
      moved = true;
    }
    if (moved) this.place();
  }

  /**
   * Whether something lies in another region than the one looked at, and that has a button of its own: it points there.
   * @param {Box} box
   */
  elsewhere(box) {
    const { x, y } = this.chart.camera;
    const holds = (/** @type {number[]} */ [left = 0, top = 0, w = 0, hh = 0], /** @type {number} */ px, /** @type {number} */ py) => px >= left && px <= left + w && py >= top && py <= top + hh;
    const region = narrow() && this.chart.map?.regions.find((one) => holds(one.box, box[0] + box[2] / 2, box[1] + box[3] / 2));
    return !!region && !holds(region.box, x, y);
  }

  /** The overview, and the card of a first match, go away where they would lie over something that can be chosen. */
  uncover() {
    const area = this.chart.host.getBoundingClientRect();
    const words = this.shown.length ? this.chart.subject.map((word) => this.chart.box(word)) : [];
    const asked = [...words, ...this.shown.map((pin) => this.boxOf(pin))];
    for (const card of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("#minimap, #coach.aim"))) {
      if (!card.clientWidth) continue;
      const over = card.getBoundingClientRect();
      const under = asked.some((box) => {
        if (!box) return false;
        const [x, y] = project(this.chart.camera, box[0] + box[2] / 2, box[1] + box[3] / 2, this.chart.wide, this.chart.high);
        const [w, hh] = [(box[2] * this.chart.camera.k) / 2, (box[3] * this.chart.camera.k) / 2];
        return x + w > over.x - area.x && x - w < over.right - area.x && y + hh > over.y - area.y && y - hh < over.bottom - area.y;
      });
      card.style.visibility = under ? "hidden" : "";
    }
  }

  /**
   * What lies over the chart, on the stage.
   * @returns {Rect[]}
   */
  covered() {
    const area = this.chart.host.getBoundingClientRect();
    const boxes = [...document.querySelectorAll(OVER)].filter((thing) => thing.checkVisibility({ visibilityProperty: true })).map((thing) => thing.getBoundingClientRect()).filter((box) => box.width);
    return boxes.map((box) => [box.x - area.x, box.y - area.y, box.width, box.height]);
  }

  /**
   * @param {Box} box
   * @param {Insets} inset
   */
  side(box, inset) {
    const [x, y] = project(this.chart.camera, box[0] + box[2] / 2, box[1] + box[3] / 2, this.chart.wide, this.chart.high);
    const out = { left: inset.left - x, right: x - (this.chart.wide - inset.right), top: inset.top - y, bottom: y - (this.chart.high - inset.bottom) };
    return Object.entries(out).reduce((one, other) => (other[1] > one[1] ? other : one))[0];
  }

  /**
   * Pointers at the edges of the stage; a press flies there.
   * @param {Record<string, Pin[]>} beyond
   * @param {Insets} inset
   * @param {Rect[]} taken what they may not lie over
   */
  point(beyond, inset, taken) {
    const wanted = Object.entries(beyond).flatMap(([side, pins]) => (pins.length > POINTERS ? [{ side, pins }] : pins.map((pin) => ({ side, pins: [pin] }))));
    const key = JSON.stringify(wanted.map((one) => [one.side, one.pins.map((pin) => pin.option)]));
    if (this.holder.dataset.edges !== key) {
      this.holder.dataset.edges = key;
      for (const old of this.holder.querySelectorAll(".edge")) old.remove();
      for (const { side, pins } of wanted) {
        const one = pins[0];
        if (!one) continue;
        const words = pins.length === 1 ? one.name : t("edge-more", { count: pins.length });
        const button = h(
          "button",
          {
            class: `edge lifted ${side}`,
            "data-edge": side,
            "data-options": pins.map((pin) => pin.option).join("|"),
            onclick: () => {
              this.chart.free = true;
              this.chart.fly(towards(this.chart.camera, pins.map((pin) => /** @type {Box} */ (this.boxOf(pin))), this.chart.wide, this.chart.high, this.chart.tell.insets(), this.chart.least, this.chart.camera.k));
            },
          },
          pins.length === 1 ? h("span", { class: "pin still" }, one.key) : null,
          h("span", {}, words),
          h("span", { class: "unseen" }, t(`edge-${side}`)),
          icon(`go-${side}`),
        );
        this.holder.append(button);
      }
    }
    for (const button of /** @type {NodeListOf<HTMLElement>} */ (this.holder.querySelectorAll(".edge"))) {
      // beside the names of the chart, if it can; where there is no room for its name too, the number and the arrow are enough
      const clear = [...taken, ...this.names];
      const [x, y] = this.spotOf(button, inset, clear, false, NEAR) ?? this.spotOf(button, inset, clear, true, NEAR) ?? this.spotOf(button, inset, taken, false) ?? this.spotOf(button, inset, taken, true) ?? this.spotOf(button, inset, [], true) ?? [0, 0];
      taken.push([x, y, button.offsetWidth, button.offsetHeight]);
      button.style.transform = `translate(${x}px, ${y}px)`;
    }
  }

  /**
   * Where a pointer lies free: along its edge, then a row further in.
   * @param {HTMLElement} button
   * @param {Insets} inset
   * @param {Rect[]} taken
   * @param {boolean} brief without its name
   * @param {number} [rows] so far from its edge at most
   * @returns {[number, number] | null}
   */
  spotOf(button, inset, taken, brief, rows = ROWS) {
    button.classList.toggle("brief", brief);
    const side = button.dataset.edge ?? "";
    const { offsetWidth: w, offsetHeight: hh } = button;
    const boxes = this.shown.filter((pin) => button.dataset.options?.split("|").includes(pin.option) && this.boxOf(pin));
    const box = union(boxes.map((pin) => /** @type {Box} */ (this.boxOf(pin)))) ?? this.chart.size;
    const [px, py] = project(this.chart.camera, box[0] + box[2] / 2, box[1] + box[3] / 2, this.chart.wide, this.chart.high);
    const low = { x: inset.left + 8, y: inset.top + 8 };
    const top = { x: this.chart.wide - inset.right - w - 8, y: this.chart.high - inset.bottom - hh - 8 };
    const clamp = (/** @type {"x" | "y"} */ axis, /** @type {number} */ value) => Math.max(low[axis], Math.min(top[axis], value));
    const atX = side === "left" ? low.x : side === "right" ? top.x : clamp("x", px - w / 2);
    const atY = side === "top" ? low.y : side === "bottom" ? top.y : clamp("y", py - hh / 2);
    const across = side === "top" || side === "bottom";
    const inward = side === "bottom" ? -1 : 1;
    for (let row = 0; row < rows; row++) {
      for (let n = 0; n < STEPS; n++) {
        const off = (n % 2 ? 1 : -1) * Math.ceil(n / 2) * STEP;
        const x = clamp("x", across ? atX + off : atX);
        const y = clamp("y", across ? atY + inward * row * (hh + 6) : atY + off);
        if (!taken.some(([tx, ty, tw, th]) => x < tx + tw + 6 && tx < x + w + 6 && y < ty + th + 6 && ty < y + hh + 6)) return [x, y];
      }
    }
    return null;
  }
}
