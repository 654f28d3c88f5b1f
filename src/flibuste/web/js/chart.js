// The chart on the stage: layers that follow the camera, pins on what can be chosen, pointers to what is out of
// sight, numbers and arrows of what has happened. It knows words and boxes, and no game.

import { cover, project, towards, union, whole, within } from "./camera.js";
import { calm, drawn, fill, h } from "./dom.js";
import { icon } from "./icons.js";
import { t } from "./words.js";

/** @typedef {import("./camera.js").Box} Box */
/** @typedef {import("./camera.js").Camera} Camera */
/** @typedef {import("./camera.js").Insets} Insets */
/** @typedef {{ option: string, key: string, name: string, label: string, word: string, box: Box | null, shape: string }} Pin `word` is its anchor's; without one, `box` is where it is drawn */
/** @typedef {{ number: number, seat: number | null, from: string | null, to: string[], name: string }} Mark */

const SVG = "http://www.w3.org/2000/svg";
const DRAG = 5;
/** A layer is shown where its smallest type is at least so many pixels high. */
const LEGIBLE = 11.5;
const FLIGHT = 450;
/** A stage that is not wider than this shows a chart from afar. */
const NARROW = 600;
/** Pins keep so many pixels between their middles. */
const APART = 34;

/**
 * The free place for a pin nearest to where it belongs, all of it inside the room.
 * @param {number} x
 * @param {number} y
 * @param {[number, number][]} taken
 * @param {Insets} room
 * @returns {[number, number]}
 */
function freeSpot(x, y, taken, room) {
  /** @type {(dx: number, dy: number) => [number, number]} */
  const moved = (dx, dy) => [Math.min(Math.max(x + dx * APART, room.left), room.right), Math.min(Math.max(y + dy * APART, room.top), room.bottom)];
  for (let ring = 0; ring < 8; ring++) {
    for (let dx = ring; dx >= -ring; dx--) {
      for (const dy of new Set([ring - Math.abs(dx), Math.abs(dx) - ring])) {
        const spot = moved(dx, dy);
        if (!taken.some(([tx, ty]) => Math.abs(tx - spot[0]) < APART && Math.abs(ty - spot[1]) < APART)) return spot;
      }
    }
  }
  return moved(0, 0);
}

/** So many pointers at one edge at most: more become one for all. */
const POINTERS = 2;

/**
 * @param {string} tag
 * @param {Record<string, string | number>} how
 */
function shape(tag, how) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(how)) made.setAttribute(name, String(value));
  return made;
}

/** @param {string} d the outline itself, or the "#id" of one that is drawn already */
const outline = (d, /** @type {string} */ kind) => (d.startsWith("#") ? shape("use", { href: d, class: kind }) : shape("path", { d, class: kind }));

export class Chart {
  /**
   * @param {HTMLElement} host
   * @param {{ press: (option: string) => void, point: (option: string | null) => void, insets: () => Insets, moved: () => void }} tell
   */
  constructor(host, tell) {
    this.host = host;
    this.tell = tell;
    /** what a widget listens on */
    this.root = host;
    this.svg = /** @type {SVGSVGElement} */ (shape("svg", { class: "fl chart", role: "group", preserveAspectRatio: "none" }));
    this.ground = shape("g", { id: "ground" });
    this.lights = shape("g", { class: "lights", "clip-path": "url(#chart-edge)" });
    this.edge = shape("rect", {});
    const clip = shape("clipPath", { id: "chart-edge" });
    clip.append(this.edge);
    this.far = shape("g", { class: "layer-far", id: "afar" });
    this.near = shape("g", { class: "layer-near" });
    this.marks = shape("g", { class: "marks" });
    this.svg.append(clip, this.ground, this.lights, this.far, this.near, this.marks);
    this.pins = h("div", { class: "pins" });
    host.append(this.svg, this.pins);
    /** @type {MapPanel | null} */
    this.map = null;
    /** @type {Box} */
    this.size = [0, 0, 100, 100];
    /** @type {Camera} */
    this.camera = { x: 50, y: 50, k: 1 };
    /** panned by hand since the last decision */
    this.free = false;
    this.started = false;
    this.flight = 0;
    /** @type {Pin[]} */
    this.shown = [];
    /** @type {string[]} */
    this.subject = [];
    /** @type {string | null} */
    this.lit = null;
    /** @type {Mark[]} */
    this.beats = [];
    /** @type {string[]} */
    this.ringed = [];
    /** @type {Route[]} ways that are proposed */
    this.ways = [];
    /** @type {Map<number, { x: number, y: number }>} */
    this.pointers = new Map();
    this.moved = 0;
    /** a widget that has taken over the pointer */
    this.busy = false;
    /** @type {{ glass: SVGSVGElement, again: () => void } | undefined} */
    this.glass = undefined;
    /** @type {{ ground: string, far: string, near: string }} */
    this.has = { ground: "", far: "", near: "" };
    this.mini = /** @type {SVGSVGElement} */ (shape("svg", { class: "fl" }));
    this.miniView = shape("rect", { class: "window" });
    this.listen();
  }

  get wide() {
    return this.host.clientWidth || 1;
  }

  get high() {
    return this.host.clientHeight || 1;
  }

  // ---- what is drawn

  /** @param {MapPanel} map */
  show(map) {
    const before = this.places();
    this.map = map;
    const size = /** @type {Box} */ (map.size);
    const other = JSON.stringify(size) !== JSON.stringify(this.size);
    this.size = size;
    ["x", "y", "width", "height"].forEach((name, at) => this.edge.setAttribute(name, String(size[at])));
    for (const name of /** @type {const} */ (["ground", "far", "near"])) {
      const markup = map.layers[name];
      if (markup === this.has[name]) continue;
      this.has[name] = markup;
      this[name].innerHTML = markup;
      for (const styled of this[name].querySelectorAll("[data-style]")) {
        /** @type {SVGElement} */ (styled).style.cssText = styled.getAttribute("data-style") ?? "";
      }
    }
    if (!this.started || other) this.home();
    this.frame();
    this.slide(before);
    if (this.glass?.glass.isConnected) this.glass.again();
    this.drawMini();
  }

  clear() {
    this.has = { ground: "", far: "", near: "" };
    for (const layer of [this.ground, this.far, this.near, this.lights, this.marks]) layer.replaceChildren();
    this.pins.replaceChildren();
    this.shown = [];
    this.map = null;
  }

  /** Where the chart starts: over the whole stage, or where the game says. */
  home() {
    const { wide, high } = this;
    if (wide < 2 || high < 2) return;
    this.started = true;
    const from = this.map?.home;
    this.camera = from ? whole(/** @type {Box} */ (from), wide, high, this.tell.insets(), 12) : cover(this.size, wide, high, this.least);
    if (from) this.camera.k = Math.min(this.camera.k, this.most);
    this.settle();
  }

  /** The smallest scale at which the chart can be read. */
  get least() {
    if (!this.map) return 0.1;
    const { far, near } = this.map.least;
    return LEGIBLE / (this.has.near && this.wide > NARROW ? near : far);
  }

  get most() {
    return Math.max(this.least * 6, (5 * this.wide) / this.size[2]);
  }

  /** Where everything that has a name stands on the screen. */
  places() {
    /** @type {Map<string, DOMRect>} */
    const found = new Map();
    if (calm() || !this.started) return found;
    for (const thing of this.active().querySelectorAll("[data-key]")) found.set(thing.getAttribute("data-key") ?? "", thing.getBoundingClientRect());
    return found;
  }

  active() {
    return this.nearby() ? this.near : this.far;
  }

  /** @param {Map<string, DOMRect>} before */
  slide(before) {
    if (!before.size) return;
    for (const thing of this.active().querySelectorAll("[data-key]")) {
      const node = /** @type {SVGGraphicsElement} */ (thing);
      const old = before.get(node.getAttribute("data-key") ?? "");
      const now = node.getBoundingClientRect();
      if (!old) {
        node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 260, easing: "ease-out" });
        continue;
      }
      const x = (old.x + old.width / 2 - now.x - now.width / 2) / this.camera.k;
      const y = (old.y + old.height / 2 - now.y - now.height / 2) / this.camera.k;
      if (Math.hypot(x, y) * this.camera.k < 3) continue;
      node.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "translate(0, 0)" }], { duration: 380, easing: "cubic-bezier(.3,.7,.3,1)", composite: "add" });
    }
  }

  drawMini() {
    const holder = document.getElementById("minimap");
    if (!holder) return;
    this.mini.setAttribute("viewBox", this.size.join(" "));
    if (!this.mini.firstChild) this.mini.append(shape("use", { href: "#ground" }), shape("use", { href: "#afar" }), this.miniView);
    if (this.mini.parentNode !== holder) holder.append(this.mini);
  }

  // ---- what can be chosen

  /**
   * The options that carry a number on the chart; what the decision is about comes into sight.
   * @param {Pin[]} pins
   * @param {string[]} subject words
   * @param {boolean} anew a new decision
   */
  arm(pins, subject, anew) {
    this.shown = pins.map((pin) => (pin.word ? pin : { ...pin, ...this.hot(pin.option) }));
    this.subject = subject;
    if (anew) this.free = false;
    this.drawPins();
    if (!this.free) this.attend();
  }

  /**
   * Where an option is drawn in a picture that marks its options itself.
   * @param {string} option
   * @returns {{ box: Box | null, shape: string }}
   */
  hot(option) {
    const found = /** @type {SVGGraphicsElement | null} */ (this.svg.querySelector(`.hot[data-option="${CSS.escape(option)}"]`));
    if (!found) return { box: null, shape: "" };
    const here = found.getBoundingClientRect();
    const area = this.host.getBoundingClientRect();
    const { x, y, k } = this.camera;
    return { box: [(here.x - area.x - this.wide / 2) / k + x, (here.y - area.y - this.high / 2) / k + y, here.width / k, here.height / k], shape: "" };
  }

  drawPins() {
    this.lights.replaceChildren();
    const placed = this.shown.filter((pin) => this.boxOf(pin));
    for (const pin of placed) {
      const box = /** @type {Box} */ (this.boxOf(pin));
      const spot = pin.shape ? outline(pin.shape, "light") : shape("rect", { x: box[0] - 4, y: box[1] - 4, width: box[2] + 8, height: box[3] + 8, rx: 8, class: "light spot" });
      spot.setAttribute("data-option", pin.option);
      this.lights.append(spot);
    }
    const keep = document.activeElement?.getAttribute("data-pin");
    fill(
      this.pins,
      ...placed.map((pin) =>
        h(
          "button",
          {
            class: "pin",
            "data-pin": pin.option,
            "aria-label": `${pin.key}. ${pin.label}`,
            tabindex: pin === placed[0] ? 0 : -1,
            onclick: () => this.tell.press(pin.option),
            onpointerenter: () => this.tell.point(pin.option),
            onpointerleave: () => this.tell.point(null),
            onfocus: () => this.tell.point(pin.option),
            onkeydown: (/** @type {KeyboardEvent} */ event) => this.walk(event, pin.option),
          },
          pin.key,
        ),
      ),
    );
    if (keep) /** @type {HTMLElement | null} */ (this.pins.querySelector(`[data-pin="${CSS.escape(keep)}"]`))?.focus({ preventScroll: true });
    this.light(this.lit);
    this.placePins();
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
    if (!this.inSight(box)) this.fly(towards(this.camera, [box], this.wide, this.high, this.tell.insets(), this.least, this.camera.k));
    /** @type {HTMLElement | null} */ (this.pins.querySelector(`[data-pin="${CSS.escape(next)}"]`))?.focus({ preventScroll: true });
  }

  /** @param {string | null} option */
  light(option) {
    this.lit = option;
    for (const thing of [...this.pins.querySelectorAll(".pin"), ...this.lights.children]) {
      thing.classList.toggle("lit", option !== null && (thing.getAttribute("data-pin") ?? thing.getAttribute("data-option")) === option);
    }
    for (const hot of this.svg.querySelectorAll(".hot")) hot.classList.toggle("lit", option !== null && hot.getAttribute("data-option") === option);
    this.drawMarks();
  }

  /**
   * Where a word is now: it may be drawn elsewhere from afar.
   * @param {string} word
   */
  box(word) {
    const anchor = this.map?.anchors[word];
    return anchor && ((!this.nearby() && anchor.far) || anchor.box);
  }

  /** @param {Pin} pin */
  boxOf(pin) {
    return pin.word ? (this.box(pin.word) ?? null) : pin.box;
  }

  /** @param {Box} box */
  inSight(box) {
    const spot = /** @type {Box} */ ([box[0] + box[2] / 2, box[1] + box[3] / 2, 0, 0]);
    return within(this.camera, spot, this.wide, this.high, this.tell.insets(), 10);
  }

  // ---- the camera

  /** Bring what the decision is about into sight, unless it is. */
  attend() {
    const words = this.subject.map((word) => this.box(word)).filter((box) => box !== undefined);
    const boxes = [...words, ...this.shown.map((pin) => this.boxOf(pin)).filter((box) => box !== null)];
    if (!boxes.length) return;
    // from too far away it comes nearer, if all of it still fits
    const near = LEGIBLE / (this.map?.least.near ?? 12);
    const now = this.camera.k < 0.8 * near ? { x: -1e6, y: -1e6, k: near } : this.camera;
    this.fly(towards(now, boxes, this.wide, this.high, this.tell.insets(), this.least, Math.max(now.k, this.least)));
  }

  all() {
    this.free = true;
    this.fly(whole(this.size, this.wide, this.high, this.tell.insets()));
  }

  /**
   * Look at words.
   * @param {string[]} words
   */
  visit(words) {
    const boxes = words.map((word) => this.box(word)).filter((box) => box !== undefined);
    if (boxes.length) this.fly(towards(this.camera, boxes, this.wide, this.high, this.tell.insets(), this.least, Math.max(this.camera.k, this.least)));
  }

  /** @param {Box} box */
  region(box) {
    this.free = true;
    const at = cover(box, this.wide, this.high, this.least);
    this.fly(at);
  }

  /** @param {Camera} to */
  fly(to) {
    cancelAnimationFrame(this.flight);
    const from = { ...this.camera };
    if (Math.hypot(to.x - from.x, to.y - from.y) * to.k < 1 && Math.abs(to.k / from.k - 1) < 0.005) return;
    if (calm()) {
      this.camera = to;
      this.settle();
      return;
    }
    const begun = performance.now();
    const step = (/** @type {number} */ now) => {
      const part = Math.min(1, Math.max(0, (now - begun) / FLIGHT));
      const eased = 1 - (1 - part) ** 3;
      this.camera = { x: from.x + (to.x - from.x) * eased, y: from.y + (to.y - from.y) * eased, k: from.k * (to.k / from.k) ** eased };
      this.settle();
      if (part < 1) this.flight = requestAnimationFrame(step);
    };
    this.flight = requestAnimationFrame(step);
  }

  /** Never lose the chart from sight; it pans beyond its edge by the insets. */
  settle() {
    const { camera, size, wide, high } = this;
    const inset = this.tell.insets();
    const fit = Math.min(wide / size[2], high / size[3]);
    camera.k = Math.max(Math.min(fit, this.least) * 0.8, Math.min(this.most, camera.k));
    const hold = (/** @type {number} */ at, /** @type {number} */ from, /** @type {number} */ long, /** @type {number} */ room, /** @type {number} */ low, /** @type {number} */ after) => {
      const half = room / 2 / camera.k;
      const least = from + half - low / camera.k;
      const most = from + long - half + after / camera.k;
      return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, at));
    };
    camera.x = hold(camera.x, size[0], size[2], wide, inset.left + 24, inset.right + 24);
    camera.y = hold(camera.y, size[1], size[3], high, inset.top + 24, inset.bottom + 24);
    this.frame();
  }

  nearby() {
    return !!this.map && !!this.has.near && this.camera.k * this.map.least.near >= LEGIBLE;
  }

  frame() {
    const { x, y, k } = this.camera;
    const { wide, high } = this;
    const view = `${x - wide / 2 / k} ${y - high / 2 / k} ${wide / k} ${high / k}`;
    this.svg.setAttribute("viewBox", view);
    this.host.style.setProperty("--u", String(1 / k));
    this.glass?.glass.setAttribute("viewBox", view);
    const nearby = this.nearby();
    this.svg.classList.toggle("near", nearby);
    this.svg.classList.toggle("small", k * (this.map?.least.near ?? 12) < LEGIBLE);
    this.near.style.visibility = nearby ? "" : "hidden";
    this.far.style.visibility = nearby ? "hidden" : "";
    const seen = { x: x - wide / 2 / k, y: y - high / 2 / k, width: wide / k, height: high / k };
    for (const [name, value] of Object.entries(seen)) this.miniView.setAttribute(name, String(value));
    this.placePins();
  }

  /** @param {number} factor above 1 comes nearer @param {{ x: number, y: number }} [about] on the screen */
  zoom(factor, about) {
    cancelAnimationFrame(this.flight);
    const area = this.host.getBoundingClientRect();
    const centre = about ?? { x: area.x + area.width / 2, y: area.y + area.height / 2 };
    const at = this.place(centre.x, centre.y);
    this.camera.k = Math.min(this.most, this.camera.k * factor);
    this.camera.x = at.x - (centre.x - area.x - area.width / 2) / this.camera.k;
    this.camera.y = at.y - (centre.y - area.y - area.height / 2) / this.camera.k;
    this.free = true;
    this.settle();
    this.tell.moved();
  }

  /**
   * A point of the screen, in the chart's own units.
   * @param {number} x
   * @param {number} y
   */
  place(x, y) {
    const area = this.host.getBoundingClientRect();
    return { x: (x - area.x - area.width / 2) / this.camera.k + this.camera.x, y: (y - area.y - area.height / 2) / this.camera.k + this.camera.y };
  }

  /**
   * @param {number} dx
   * @param {number} dy
   */
  pan(dx, dy) {
    cancelAnimationFrame(this.flight);
    this.camera.x -= dx / this.camera.k;
    this.camera.y -= dy / this.camera.k;
    this.free = true;
    this.settle();
    this.tell.moved();
  }

  // ---- pins where they belong, pointers at the edge for the others

  placePins() {
    const { wide, high } = this;
    const inset = this.tell.insets();
    /** @type {[number, number][]} */
    const taken = [];
    /** @type {Record<string, Pin[]>} */
    const beyond = {};
    for (const button of /** @type {NodeListOf<HTMLElement>} */ (this.pins.querySelectorAll(".pin"))) {
      const pin = this.shown.find((one) => one.option === button.dataset.pin);
      const box = pin && this.boxOf(pin);
      if (!box) continue;
      const [bx, by, bw, bh] = box;
      let [x, y] = project(this.camera, bx + bw, by + bh / 2, wide, high);
      if (pin.shape) x += 12;
      else x += bw * this.camera.k > 90 ? -6 : 10;
      const seen = this.inSight(box);
      const room = { left: inset.left + 18, right: wide - inset.right - 18, top: inset.top + 18, bottom: high - inset.bottom - 18 };
      [x, y] = seen ? freeSpot(x, y, taken, room) : [x, y];
      if (seen) taken.push([x, y]);
      else (beyond[this.side(box, inset)] ??= []).push(pin);
      button.hidden = !seen;
      button.style.transform = `translate(${x}px, ${y}px)`;
    }
    this.point(beyond, inset);
  }

  /**
   * @param {Box} box
   * @param {Insets} inset
   */
  side(box, inset) {
    const [x, y] = project(this.camera, box[0] + box[2] / 2, box[1] + box[3] / 2, this.wide, this.high);
    const out = { left: inset.left - x, right: x - (this.wide - inset.right), top: inset.top - y, bottom: y - (this.high - inset.bottom) };
    return Object.entries(out).reduce((one, other) => (other[1] > one[1] ? other : one))[0];
  }

  /**
   * Pointers at the edges of the stage; a press flies there.
   * @param {Record<string, Pin[]>} beyond
   * @param {Insets} inset
   */
  point(beyond, inset) {
    const wanted = Object.entries(beyond).flatMap(([side, pins]) => (pins.length > POINTERS ? [{ side, pins }] : pins.map((pin) => ({ side, pins: [pin] }))));
    const key = JSON.stringify(wanted.map((one) => [one.side, one.pins.map((pin) => pin.option)]));
    if (this.pins.dataset.edges !== key) {
      this.pins.dataset.edges = key;
      for (const old of this.pins.querySelectorAll(".edge")) old.remove();
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
              this.free = true;
              this.fly(towards(this.camera, pins.map((pin) => /** @type {Box} */ (this.boxOf(pin))), this.wide, this.high, this.tell.insets(), this.least, this.camera.k));
            },
          },
          pins.length === 1 ? h("span", { class: "pin still" }, one.key) : null,
          h("span", {}, words),
          h("span", { class: "unseen" }, t(`edge-${side}`)),
          icon(`go-${side}`),
        );
        this.pins.append(button);
      }
    }
    /** @type {[number, number, number, number][]} */
    const taken = [];
    for (const button of /** @type {NodeListOf<HTMLElement>} */ (this.pins.querySelectorAll(".edge"))) {
      const side = button.dataset.edge ?? "";
      const { offsetWidth: w, offsetHeight: hh } = button;
      const boxes = this.shown.filter((pin) => button.dataset.options?.split("|").includes(pin.option) && this.boxOf(pin));
      const box = union(boxes.map((pin) => /** @type {Box} */ (this.boxOf(pin)))) ?? this.size;
      const [px, py] = project(this.camera, box[0] + box[2] / 2, box[1] + box[3] / 2, this.wide, this.high);
      const clamp = (/** @type {number} */ value, /** @type {number} */ low, /** @type {number} */ top) => Math.max(low, Math.min(top, value));
      let x = clamp(px - w / 2, inset.left + 8, this.wide - inset.right - w - 8);
      let y = clamp(py - hh / 2, inset.top + 8, this.high - inset.bottom - hh - 8);
      if (side === "left") x = inset.left + 8;
      if (side === "right") x = this.wide - inset.right - w - 8;
      if (side === "top") y = inset.top + 8;
      if (side === "bottom") y = this.high - inset.bottom - hh - 8;
      const step = side === "bottom" || py > this.high / 2 ? -1 : 1;
      while (taken.some(([tx, ty, tw, th]) => x < tx + tw + 6 && tx < x + w + 6 && y < ty + th + 6 && ty < y + hh + 6)) y += step;
      taken.push([x, y, w, hh]);
      button.style.transform = `translate(${x}px, ${y}px)`;
    }
  }

  // ---- what has happened, and what would

  /** @param {Mark[]} beats */
  remember(beats) {
    this.beats = beats;
    this.drawMarks();
  }

  /** @param {string[]} words */
  ring(words) {
    this.ringed = words;
    this.drawMarks();
    if (words.length) this.visit(words);
  }

  drawMarks() {
    this.marks.replaceChildren();
    for (const way of this.ways) {
      const points = way.line.map((at) => at.join(",")).join(" ");
      const lit = way.option === this.lit ? " lit" : "";
      const end = way.line[way.line.length - 1] ?? [0, 0];
      const goal = this.box(way.goal);
      this.marks.append(shape("polyline", { points, class: "route under" }), shape("polyline", { points, class: `route${lit}` }));
      if (goal) this.marks.append(shape("line", { x1: end[0], y1: end[1], x2: goal[0] + goal[2] / 2, y2: goal[1] + goal[3] / 2, class: `route onward${lit}` }));
      const stop = shape("g", { transform: `translate(${end[0]} ${end[1]})` });
      stop.append(shape("circle", { r: 5, class: "stop px" }));
      this.marks.append(stop);
    }
    for (const word of this.ringed) {
      const box = this.box(word);
      if (box) this.marks.append(shape("rect", { x: box[0] - 8, y: box[1] - 8, width: box[2] + 16, height: box[3] + 16, rx: 12, class: "ringed" }));
    }
    for (const mark of this.beats) {
      const from = mark.from ? this.box(mark.from) : undefined;
      const to = mark.to.map((word) => this.box(word)).find((box) => box !== undefined && box !== from);
      if (from && to) this.arrow(from, to, `beat seat-line-${mark.seat ?? "x"}`);
      const at = to ?? from;
      if (at) {
        const tag = drawn(`<svg xmlns="${SVG}"><g class="beat-number seat-fill-${mark.seat ?? "x"}"><g class="held h13"><circle r="12"/><text y="4.6" text-anchor="middle" font-size="13" class="sans bold">${mark.number}</text></g></g></svg>`).firstElementChild;
        tag?.setAttribute("transform", `translate(${at[0]} ${at[1]})`);
        if (tag) this.marks.append(tag);
      }
    }
    const lit = this.shown.find((pin) => pin.option === this.lit);
    const goal = lit && this.boxOf(lit);
    const start = lit ? [...lit.option.split(" ").slice(1), ...this.subject].map((word) => this.box(word)).find((box) => box !== undefined && box !== goal) : undefined;
    if (goal && start && !this.glass?.glass.isConnected && !this.ways.some((way) => way.option === this.lit)) this.arrow(start, goal, "planned");
  }

  /**
   * @param {Box} from
   * @param {Box} to
   * @param {string} kind
   */
  arrow(from, to, kind) {
    const [ax, ay, bx, by] = [from[0] + from[2] / 2, from[1] + from[3] / 2, to[0] + to[2] / 2, to[1] + to[3] / 2];
    const long = Math.hypot(bx - ax, by - ay);
    if (long * this.camera.k < 30) return;
    const bend = 0.18;
    const d = `M${ax} ${ay}Q${(ax + bx) / 2 + (by - ay) * bend} ${(ay + by) / 2 - (bx - ax) * bend} ${bx} ${by}`;
    this.marks.append(shape("path", { d, class: `arrow under ${kind}` }), shape("path", { d, class: `arrow ${kind}` }));
    const turn = (Math.atan2(by - ((ay + by) / 2 - (bx - ax) * bend), bx - ((ax + bx) / 2 + (by - ay) * bend)) * 180) / Math.PI;
    const head = shape("g", { transform: `translate(${bx} ${by}) rotate(${turn})`, class: `head ${kind}` });
    const tip = shape("path", { d: "M0 0-14-7V7Z", class: "held h13" });
    head.append(tip);
    this.marks.append(head);
  }

  /**
   * A sheet of glass over the chart, in its own units; `again` is called when the chart is drawn anew.
   * @param {() => void} again
   * @returns {SVGSVGElement}
   */
  layer(again) {
    const glass = /** @type {SVGSVGElement} */ (shape("svg", { class: "layer", preserveAspectRatio: "none" }));
    this.svg.after(glass);
    this.glass = { glass, again };
    this.frame();
    return glass;
  }

  // ---- the hand on it

  listen() {
    const { host } = this;
    /** @param {Event} event */
    const option = (event) => (event.target instanceof Element ? (event.target.closest(".light[data-option], .hot[data-option]")?.getAttribute("data-option") ?? null) : null);
    host.addEventListener("pointerdown", (event) => {
      if (this.busy || (event.pointerType === "mouse" && event.button !== 0)) return;
      if (event.target instanceof Element && event.target.closest("button")) return;
      this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (this.pointers.size === 1) this.moved = 0;
    });
    host.addEventListener("pointermove", (event) => this.drag(event));
    for (const kind of ["pointerup", "pointercancel"]) {
      host.addEventListener(kind, (event) => {
        this.pointers.delete(/** @type {PointerEvent} */ (event).pointerId);
        if (!this.pointers.size) host.classList.remove("dragging");
      });
    }
    this.svg.addEventListener("click", (event) => {
      const found = option(event);
      if (found && this.moved < DRAG && !this.busy) this.tell.press(found);
    });
    this.svg.addEventListener("pointerover", (event) => event.pointerType === "mouse" && this.tell.point(option(event)));
    host.addEventListener("pointerleave", () => this.tell.point(null));
    host.addEventListener("dblclick", (event) => option(event) || this.all());
    host.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        this.zoom(Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) * 0.004), { x: event.clientX, y: event.clientY });
      },
      { passive: false },
    );
    new ResizeObserver(() => {
      if (!this.map) return;
      if (!this.started) this.home();
      else this.settle();
      if (!this.free) this.attend();
    }).observe(host);
  }

  /** @param {PointerEvent} event */
  drag(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before || this.busy) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    this.moved += Math.hypot(now.x - before.x, now.y - before.y);
    if (this.moved >= DRAG && !this.host.classList.contains("dragging")) {
      this.host.classList.add("dragging");
      this.host.setPointerCapture(event.pointerId);
    }
    if (others[0] !== undefined) {
      const was = Math.hypot(before.x - others[0].x, before.y - others[0].y);
      const is = Math.hypot(now.x - others[0].x, now.y - others[0].y);
      if (was > 0) this.zoom(is / was, { x: (now.x + others[0].x) / 2, y: (now.y + others[0].y) / 2 });
      this.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    } else if (this.moved >= DRAG) {
      this.pan(now.x - before.x, now.y - before.y);
    }
    this.pointers.set(event.pointerId, now);
  }
}
