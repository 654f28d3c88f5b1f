// The chart on the stage: layers that follow the camera, with pins and marks on them. It knows words and boxes, and no
// game.

import { cover, project, snug, towards, whole, within } from "./camera.js";
import { calm } from "./dom.js";
import { Marks } from "./marks.js";
import { Pins } from "./pins.js";
import { shape } from "./shapes.js";
import { Hand } from "./touch.js";

/** @typedef {import("./camera.js").Box} Box */
/** @typedef {import("./camera.js").Camera} Camera */
/** @typedef {import("./camera.js").Insets} Insets */

/** A layer is shown where its smallest type is at least so many pixels high. */
const LEGIBLE = 11.5;
/** Names are parted when the chart has stood still for so long, in milliseconds. */
const STILL = 80;
/** Where a name may go: by half its width, and by its height. */
const ASIDE = /** @type {[number, number][]} */ ([[0, 0], [0, -1], [0, 1], [-0.6, 0], [0.6, 0], [-0.6, -1], [0.6, -1], [-0.6, 1], [0.6, 1], [-1.2, 0], [1.2, 0], [0, -2], [0, 2], [-1.2, -1], [1.2, -1], [-1.2, 1], [1.2, 1]]);
/** The chart opens at most so much nearer than it must be to be read. */
const CLOSE = 1.8;
const FLIGHT = 450;
/** How wide the overview is (table.css), and how large a piece is there beside one on the chart. */
const OVERVIEW = 178;
const SMALL = 0.55;
/** A stage that is not wider than this shows a chart from afar. */
const NARROW = 600;
export class Chart {
  /**
   * @param {HTMLElement} host
   * @param {{ press: (option: string) => void, point: (option: string | null) => void, insets: (x?: number) => Insets, moved: () => void }} tell
   */
  constructor(host, tell) {
    this.host = host;
    this.tell = tell;
    /** what a widget listens on */
    this.root = host;
    this.svg = /** @type {SVGSVGElement} */ (shape("svg", { class: "fl chart", role: "group", preserveAspectRatio: "none" }));
    this.ground = shape("g", { id: "ground" });
    this.pins = new Pins(this);
    this.marks = new Marks(this);
    this.edge = shape("rect", {});
    const clip = shape("clipPath", { id: "chart-edge" });
    clip.append(this.edge);
    this.far = shape("g", { class: "layer-far", id: "afar" });
    this.near = shape("g", { class: "layer-near" });
    this.svg.append(clip, this.ground, this.pins.lights, this.marks.under, this.far, this.near, this.marks.layer);
    host.append(this.svg, this.pins.holder);
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
    /** @type {string[]} */
    this.subject = [];
    this.moved = 0;
    /** a widget that has taken over the pointer */
    this.busy = false;
    /** @type {{ glass: SVGSVGElement, again: () => void } | undefined} */
    this.glass = undefined;
    /** @type {{ ground: string, far: string, near: string }} */
    this.has = { ground: "", far: "", near: "" };
    /** @type {{ ground: string | null, far: string | null, near: string | null }} what of it is on the page */
    this.drawn = { ground: null, far: null, near: null };
    /** only the pieces of the layer from afar are on the page, for the overview */
    this.sparse = false;
    this.mini = /** @type {SVGSVGElement} */ (shape("svg", { class: "fl" }));
    this.miniView = shape("rect", { class: "window" });
    this.hand = new Hand(this);
    /** @type {number | undefined} */
    this.still = undefined;
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
      this.drawn[name] = null;
    }
    if (!this.started || other) this.home();
    this.frame();
    this.slide(before);
    if (this.glass?.glass.isConnected) this.glass.again();
    this.drawMini();
  }

  /** Draw the layers that are looked at; where only the overview shows one, its pieces. The rest takes no room on the page. */
  write() {
    const nearby = this.nearby();
    const overview = document.getElementById("minimap")?.checkVisibility() ?? false;
    const sparse = nearby && overview;
    document.getElementById("minimap")?.style.setProperty("--u", sparse ? String((SMALL * this.size[2]) / OVERVIEW) : "1");
    for (const name of /** @type {const} */ (["ground", "far", "near"])) {
      const wanted = name === "ground" || (name === "near" ? nearby : !nearby || overview) ? this.has[name] : "";
      const pieces = name === "far" && sparse;
      if (wanted === this.drawn[name] && (name !== "far" || pieces === this.sparse)) continue;
      this.drawn[name] = wanted;
      if (name === "far") this.sparse = pieces;
      this[name].innerHTML = wanted;
      if (pieces) for (const thing of [...this.far.children]) if (!thing.matches("[data-key]") && !thing.querySelector("[data-key]")) thing.remove();
      if (pieces) for (const said of this.far.querySelectorAll("text, title")) said.remove();
      for (const styled of this[name].querySelectorAll("[data-style]")) {
        /** @type {SVGElement} */ (styled).style.cssText = styled.getAttribute("data-style") ?? "";
      }
    }
  }

  clear() {
    this.has = { ground: "", far: "", near: "" };
    this.drawn = { ground: null, far: null, near: null };
    for (const layer of [this.ground, this.far, this.near, this.marks.under, this.marks.layer]) layer.replaceChildren();
    this.pins.clear();
    this.map = null;
  }

  /** Where the chart starts: over the whole stage, or where the game says. */
  home() {
    const { wide, high } = this;
    if (wide < 2 || high < 2) return;
    this.started = true;
    const from = this.map?.home;
    this.camera = from ? whole(/** @type {Box} */ (from), wide, high, this.tell.insets(), 12) : cover(this.size, wide, high, this.least);
    if (from) this.camera = this.snug({ ...this.camera, k: Math.min(this.camera.k, this.least * CLOSE) }, [/** @type {Box} */ (from)]);
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
   * @param {import("./pins.js").Pin[]} pins
   * @param {string[]} subject words
   * @param {boolean} anew a new decision
   */
  arm(pins, subject, anew) {
    this.subject = subject;
    if (anew) this.free = false;
    this.pins.show(pins);
    if (!this.free) this.attend();
  }

  /**
   * Where a word is now: it may be drawn elsewhere from afar.
   * @param {string} word
   */
  box(word) {
    const anchor = this.map?.anchors[word];
    return anchor && ((!this.nearby() && anchor.far) || anchor.box);
  }

  /** @param {Box} box */
  inSight(box) {
    const spot = /** @type {Box} */ ([box[0] + box[2] / 2, box[1] + box[3] / 2, 0, 0]);
    const [x] = project(this.camera, spot[0], spot[1], this.wide, this.high);
    return within(this.camera, spot, this.wide, this.high, this.tell.insets(x), 10);
  }

  // ---- the camera

  /** Bring what is spoken of and what the decision is about into sight, unless it is. */
  attend() {
    const words = [...this.marks.ringed, ...this.subject].map((word) => this.box(word)).filter((box) => box !== undefined);
    const boxes = [...words, ...this.pins.shown.map((pin) => this.pins.boxOf(pin)).filter((box) => box !== null)];
    if (!boxes.length) return this.homeward();
    // from too far away it comes nearer, if all of it still fits
    const near = LEGIBLE / (this.map?.least.near ?? 12);
    const now = this.camera.k < 0.8 * near ? { x: -1e6, y: -1e6, k: near } : this.camera;
    const to = towards(now, boxes, this.wide, this.high, this.tell.insets(), this.least, Math.max(now.k, this.least), words.length > 0);
    this.fly(to === this.camera ? to : this.snug(to, boxes));
  }

  /**
   * @param {Camera} to
   * @param {Box[]} boxes
   */
  snug(to, boxes) {
    return snug(to, boxes, this.size, this.wide, this.high, this.tell.insets);
  }

  /** Where a decision has no place on the chart, one's own things are in sight. */
  homeward() {
    const from = this.map?.home;
    if (!from || this.inSight(/** @type {Box} */ (from))) return;
    const at = whole(/** @type {Box} */ (from), this.wide, this.high, this.tell.insets(), 12);
    this.fly(this.snug({ ...at, k: Math.max(this.least, Math.min(at.k, this.least * CLOSE)) }, [/** @type {Box} */ (from)]));
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
    if (boxes.length) this.fly(this.snug(towards(this.camera, boxes, this.wide, this.high, this.tell.insets(), this.least, Math.max(this.camera.k, this.least)), boxes));
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
    const changed = nearby !== this.svg.classList.contains("near");
    this.write();
    this.svg.classList.toggle("near", nearby);
    this.svg.classList.toggle("small", k * (this.map?.least.near ?? 12) < LEGIBLE);
    this.near.style.visibility = nearby ? "" : "hidden";
    const seen = { x: x - wide / 2 / k, y: y - high / 2 / k, width: wide / k, height: high / k };
    for (const [name, value] of Object.entries(seen)) this.miniView.setAttribute(name, String(value));
    if (changed) this.pins.relight();
    this.pins.names = this.pins.pieces = []; // they move along
    this.pins.place();
    this.tell.moved();
    clearTimeout(this.still);
    this.still = setTimeout(() => this.part(), STILL);
  }

  /**
   * Names make room: each goes to the nearest place beside its own where it lies over nothing that is drawn, over no pin
   * and no other name. One that finds none is hidden if it may be; that of what the decision is about comes first.
   */
  part() {
    const texts = [...this.active().querySelectorAll("text")].map((name) => name.getBoundingClientRect());
    this.pins.part(texts, [...this.active().querySelectorAll("[data-key]")].map((piece) => piece.getBoundingClientRect()));
    const pinned = [...this.pins.holder.querySelectorAll(".pin:not([hidden])")].map((pin) => pin.getBoundingClientRect());
    this.marks.part([...texts, ...pinned]);
    const about = (/** @type {Element} */ tag) => Number(this.subject.includes(tag.closest("[data-key]")?.getAttribute("data-key") ?? ""));
    const layer = this.active();
    const names = /** @type {SVGGraphicsElement[]} */ ([...layer.querySelectorAll(".tag")]).sort((one, other) => about(other) - about(one));
    const solid = [...layer.querySelectorAll(".solid"), ...this.pins.holder.querySelectorAll(".pin:not([hidden])")];
    for (const name of names) name.style.translate = "";
    const taken = solid.map((thing) => thing.getBoundingClientRect());
    const boxes = names.map((name) => name.getBoundingClientRect());
    names.forEach((name, at) => {
      const box = /** @type {DOMRect} */ (boxes[at]);
      const free = ASIDE.map(([x, y]) => /** @type {const} */ ([(x * box.width) / 2, y * (box.height + 2)])).find(([x, y]) => !taken.some((other) => box.left + x < other.right && other.left < box.right + x && box.top + y + 2 < other.bottom && other.top + 2 < box.bottom + y));
      const stays = !free && name.matches(".stays");
      name.style.visibility = free || stays ? "" : "hidden";
      if (!free && !stays) return;
      const [x, y] = free ?? [0, 0];
      const scale = name.getScreenCTM()?.a ?? 1;
      if (x || y) name.style.translate = `${x / scale}px ${y / scale}px`;
      taken.push(new DOMRect(box.x + x, box.y + y, box.width, box.height));
    });
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
  }

  /**
   * Ring words that are spoken of, and look at them.
   * @param {string[]} words
   */
  ring(words) {
    this.marks.ring(words);
    if (words.length) this.visit(words);
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


}
