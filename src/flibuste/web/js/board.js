// The board: the game's own SVG in a shadow root, with pan, zoom and fit. What options point at can be
// clicked, reached by Tab and read aloud; what moves slides.

import { calm } from "./dom.js";
import { onTheme, theme } from "./theme.js";

const ZOOM_MOST = 8;
const DRAG = 5;
/** Below this width the page is a phone's. */
const NARROW = 860;
/** Small print is shown this many times larger at most, after one has pointed at it for so long. */
const LENS_MOST = 2.6;
const LENS_AFTER = 220;

const OWN_STYLE = `
:host { display: block; position: absolute; inset: 0; touch-action: none; }
.stage { position: absolute; inset: 0; }
.stage > svg { width: 100%; height: 100%; display: block; cursor: grab; user-select: none; -webkit-user-select: none; }
.stage.dragging > svg { cursor: grabbing; }
.hot.lit .ring { stroke-width: 6; stroke-dasharray: none; }
.hot:focus-visible .ring { stroke-width: 6; stroke-dasharray: none; }
@media (prefers-reduced-motion: no-preference) {
  .hot .ring:not(.under) { animation: beckon 2.4s ease-in-out infinite; }
  @keyframes beckon { 50% { stroke-opacity: .55; } }
}
.lens { position: absolute; z-index: 3; pointer-events: none; filter: drop-shadow(0 4px 14px rgb(0 0 0 / 45%)); overflow: visible; }
.layer { position: absolute; inset: 0; width: 100%; height: 100%; pointer-events: none; }
.layer .handle { fill: transparent; stroke: #F2B705; stroke-width: 2.5; vector-effect: non-scaling-stroke; }
.layer .handle.end { pointer-events: all; cursor: crosshair; }
.layer .reach { fill: #F2B705; fill-opacity: .16; stroke: #F2B705; stroke-width: 1.5; vector-effect: non-scaling-stroke; }
.layer .way { fill: none; stroke: #2F6B78; stroke-width: 3; vector-effect: non-scaling-stroke; }
.layer .next { stroke-dasharray: 7 5; }
.layer .ghost { fill: #2F6B78; fill-opacity: .25; stroke: #2F6B78; stroke-width: 1.5; vector-effect: non-scaling-stroke; }
.layer .bad { stroke: #9E2A1F; fill: #9E2A1F; }
.layer polyline.bad, .layer line.bad { fill: none; }
.stage[data-theme="night"] ~ .layer .way, .stage[data-theme="night"] ~ .layer .ghost { stroke: #8CCBD6; }
`;

/** @typedef {{ x: number, y: number, w: number, h: number }} Box */

export class Board {
  /**
   * @param {HTMLElement} host
   * @param {(option: string) => void} choose
   * @param {(option: string | null) => void} point an option is being pointed at
   */
  constructor(host, choose, point) {
    this.host = host;
    this.choose = choose;
    this.root = host.attachShadow({ mode: "open" });
    this.stage = document.createElement("div");
    this.stage.className = "stage";
    this.root.append(this.stage);
    const own = new CSSStyleSheet();
    own.replaceSync(OWN_STYLE);
    this.own = own;
    this.sheet = new CSSStyleSheet();
    this.root.adoptedStyleSheets = [own, this.sheet];
    this.css = "";
    /** @type {Box} */
    this.whole = { x: 0, y: 0, w: 100, h: 100 };
    /** @type {Box} */
    this.box = { ...this.whole };
    this.fitted = true;
    /** whether the board fills its area rather than being seen whole: `fit` goes to and fro, and a narrow
     * screen begins filled */
    this.filled = innerWidth <= NARROW;
    /** @type {Map<number, { x: number, y: number }>} */
    this.pointers = new Map();
    this.moved = 0;
    /** @type {{ glass: SVGSVGElement, again: () => void } | undefined} */
    this.glass = undefined;
    /** @type {Element | null} the small print that is shown larger */
    this.looked = null;
    /** @type {number | undefined} */
    this.looking = undefined;
    /** @type {SVGSVGElement | undefined} */
    this.lens = undefined;
    /** a form that has taken over the pointer */
    this.busy = false;
    this.dress();
    onTheme(() => this.dress());
    this.listen(point);
  }

  dress() {
    this.stage.dataset.theme = theme();
  }

  get svg() {
    return /** @type {SVGSVGElement | null} */ (this.stage.querySelector("svg"));
  }

  /**
   * @param {string} markup
   * @param {string} css
   */
  show(markup, css) {
    const focused = this.root.activeElement?.getAttribute("data-option");
    const before = this.places();
    if (css !== this.css) {
      this.css = css;
      this.sheet.replaceSync(css);
    }
    this.look(null);
    this.stage.innerHTML = markup;
    for (const styled of this.stage.querySelectorAll("[data-style]")) {
      /** @type {SVGElement} */ (styled).style.cssText = styled.getAttribute("data-style") ?? "";
    }
    const svg = this.svg;
    if (!svg) return;
    const drawn = svg.viewBox.baseVal;
    const whole = { x: drawn.x, y: drawn.y, w: drawn.width, h: drawn.height };
    if (JSON.stringify(whole) !== JSON.stringify(this.whole)) {
      this.whole = whole;
      this.home();
    }
    svg.setAttribute("preserveAspectRatio", "xMidYMid meet");
    this.frame();
    this.slide(before);
    if (this.glass?.glass.isConnected) this.glass.again();
    if (focused) {
      const again = this.stage.querySelector(`[data-option="${CSS.escape(focused)}"]`);
      if (again instanceof SVGElement) again.focus({ preventScroll: true });
    }
  }

  /** Where everything that has a name stands on the screen. */
  places() {
    /** @type {Map<string, DOMMatrix>} */
    const found = new Map();
    if (calm()) return found;
    for (const thing of this.stage.querySelectorAll("[data-key]")) {
      const at = /** @type {SVGGraphicsElement} */ (thing).getCTM();
      if (at) found.set(thing.getAttribute("data-key") ?? "", DOMMatrix.fromMatrix(at));
    }
    return found;
  }

  /** @param {Map<string, DOMMatrix>} before */
  slide(before) {
    if (!before.size) return;
    for (const thing of this.stage.querySelectorAll("[data-key]")) {
      const node = /** @type {SVGGraphicsElement} */ (thing);
      const old = before.get(node.getAttribute("data-key") ?? "");
      const now = node.getCTM();
      if (!now) continue;
      if (!old) {
        node.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 260, easing: "ease-out" });
        continue;
      }
      const dx = old.e - now.e;
      const dy = old.f - now.f;
      const turn = now.a * now.d - now.b * now.c;
      if (Math.hypot(dx, dy) < 2 || !turn) continue;
      const x = (dx * now.d - dy * now.c) / turn;
      const y = (dy * now.a - dx * now.b) / turn;
      node.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "translate(0, 0)" }], {
        duration: 360,
        easing: "cubic-bezier(.3,.7,.3,1)",
        composite: "add",
      });
    }
  }

  /**
   * Show which options can be chosen now, with their words. A form takes more than is listed: then what the
   * game itself offers on the board stays.
   * @param {OptionSight[]} options
   * @param {boolean} [form]
   */
  arm(options, form = false) {
    const words = new Map(options.map((option) => [option.option, option.text]));
    for (const hot of this.stage.querySelectorAll("[data-option]")) {
      const text = words.get(hot.getAttribute("data-option") ?? "");
      if (text === undefined && form) continue;
      if (text === undefined) {
        hot.removeAttribute("tabindex");
        hot.classList.remove("hot");
        for (const ring of hot.querySelectorAll(".ring")) ring.remove();
        hot.removeAttribute("role");
      } else {
        hot.setAttribute("tabindex", "0");
        hot.setAttribute("role", "button");
        hot.setAttribute("aria-label", text);
      }
    }
  }

  /** @param {string | null} option */
  light(option) {
    for (const hot of this.stage.querySelectorAll("[data-option]")) {
      hot.classList.toggle("lit", hot.getAttribute("data-option") === option);
    }
  }

  /**
   * A sheet of glass over the board, in the drawing's own units; `again` is called when the board is drawn anew.
   * @param {() => void} again
   * @returns {SVGSVGElement}
   */
  layer(again) {
    const glass = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    glass.setAttribute("class", "layer");
    glass.setAttribute("preserveAspectRatio", "xMidYMid meet");
    this.stage.after(glass);
    this.glass = { glass, again };
    this.frame();
    return glass;
  }

  // ---- small print

  /**
   * Show what is pointed at larger, beside it; nothing when it is large enough.
   * @param {Element | null} thing
   * @param {number} [after]
   */
  look(thing, after = 0) {
    if (thing === this.looked) return;
    this.looked = thing;
    clearTimeout(this.looking);
    this.lens?.remove();
    this.lens = undefined;
    if (thing) this.looking = setTimeout(() => this.enlarge(/** @type {SVGGraphicsElement} */ (thing)), after);
  }

  /** @param {SVGGraphicsElement} thing */
  enlarge(thing) {
    const area = this.host.getBoundingClientRect();
    const here = thing.getBoundingClientRect();
    const box = thing.getBBox();
    const ratio = box.width / box.height;
    const room = Math.max(here.left - area.left, area.right - here.right) - 24;
    const tall = Math.min(area.height * 0.7, 330, here.height * LENS_MOST, Math.max(room, area.width * 0.6) / ratio);
    if (!thing.isConnected || !box.height || this.pointers.size > 1 || tall < here.height * 1.2) return;
    const wide = tall * ratio;
    const lens = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    lens.setAttribute("class", "lens fl");
    lens.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
    lens.setAttribute("aria-hidden", "true");
    const copy = /** @type {Element} */ (thing.cloneNode(true));
    for (const one of copy.querySelectorAll("[tabindex], [id], [data-key], [data-option]")) {
      for (const name of ["tabindex", "id", "data-key", "data-option"]) one.removeAttribute(name);
      one.classList.remove("hot");
    }
    lens.append(copy);
    // beside it where there is room, else over it
    const beside = here.right + 12 + wide < area.right ? here.right + 12 : here.left - 12 - wide;
    const left = beside > area.left ? beside : Math.min(Math.max(area.left + 8, here.left), area.right - wide - 8);
    const aside = beside > area.left;
    const top = aside ? here.top + here.height / 2 - tall / 2 : here.top - 12 - tall;
    const high = Math.min(Math.max(area.top + 8, top), area.bottom - tall - 8);
    Object.assign(lens.style, { left: `${left - area.left}px`, top: `${high - area.top}px`, width: `${wide}px`, height: `${tall}px` });
    this.stage.append(lens);
    this.lens = lens;
  }

  // ---- pan, zoom, fit

  frame() {
    const { x, y, w, h } = this.box;
    this.svg?.setAttribute("viewBox", `${x} ${y} ${w} ${h}`);
    this.glass?.glass.setAttribute("viewBox", `${x} ${y} ${w} ${h}`);
  }

  /** See all; once more, to fill the area. */
  fit() {
    this.filled = this.fitted && !this.filled;
    this.home();
  }

  home() {
    const { whole } = this;
    const area = this.host.getBoundingClientRect();
    const wide = area.height > 0 ? area.width / area.height : 1;
    this.box = { ...whole };
    if (this.filled && wide < whole.w / whole.h) this.box.w = Math.max(whole.w / 2, whole.h * wide);
    else if (this.filled) this.box.h = Math.max(whole.h / 2, whole.w / wide);
    this.fitted = true;
    this.frame();
  }

  /**
   * @param {number} factor below 1 comes nearer
   * @param {{ x: number, y: number }} [about] on the screen
   */
  zoom(factor, about) {
    const centre = about ?? this.middle();
    const at = this.place(centre.x, centre.y);
    const w = Math.min(this.whole.w * 1.6, Math.max(this.whole.w / ZOOM_MOST, this.box.w * factor));
    const scale = w / this.box.w;
    this.box = {
      x: at.x - (at.x - this.box.x) * scale,
      y: at.y - (at.y - this.box.y) * scale,
      w,
      h: this.box.h * scale,
    };
    this.settle();
  }

  middle() {
    const area = this.host.getBoundingClientRect();
    return { x: area.left + area.width / 2, y: area.top + area.height / 2 };
  }

  /**
   * A point of the screen, in the drawing's own units.
   * @param {number} x
   * @param {number} y
   */
  place(x, y) {
    const matrix = this.svg?.getScreenCTM();
    if (!matrix) return { x: 0, y: 0 };
    const at = new DOMPoint(x, y).matrixTransform(matrix.inverse());
    return { x: at.x, y: at.y };
  }

  /**
   * @param {number} dx
   * @param {number} dy
   */
  pan(dx, dy) {
    const matrix = this.svg?.getScreenCTM();
    if (!matrix) return;
    this.box.x -= dx / matrix.a;
    this.box.y -= dy / matrix.d;
    this.settle();
  }

  /** Never lose the board from sight. */
  settle() {
    const { whole, box } = this;
    const cx = Math.min(whole.x + whole.w, Math.max(whole.x, box.x + box.w / 2));
    const cy = Math.min(whole.y + whole.h, Math.max(whole.y, box.y + box.h / 2));
    this.box = { ...box, x: cx - box.w / 2, y: cy - box.h / 2 };
    this.fitted = false;
    this.frame();
  }

  /** @param {(option: string | null) => void} point */
  listen(point) {
    const stage = this.stage;
    /** @param {Event} event */
    const option = (event) => {
      const target = event.target;
      return target instanceof Element ? (target.closest(".hot[data-option]")?.getAttribute("data-option") ?? null) : null;
    };
    /** @param {Event} event */
    const print = (event) => (event.target instanceof Element ? event.target.closest(".look") : null);
    stage.addEventListener("pointerdown", (event) => {
      const held = event.pointerType === "touch" ? print(event) : null;
      this.look(null);
      this.look(held, 2 * LENS_AFTER);
      if (this.busy || (event.pointerType === "mouse" && event.button !== 0)) return;
      this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (this.pointers.size === 1) this.moved = 0;
    });
    stage.addEventListener("pointermove", (event) => this.drag(event));
    for (const kind of ["pointerup", "pointercancel"]) {
      stage.addEventListener(kind, (event) => {
        this.pointers.delete(/** @type {PointerEvent} */ (event).pointerId);
        if (!this.pointers.size) stage.classList.remove("dragging");
      });
    }
    stage.addEventListener("click", (event) => {
      const found = option(event);
      const read = this.lens && event instanceof PointerEvent && event.pointerType === "touch";
      if (found && this.moved < DRAG && !this.busy && !read) this.choose(found); // a finger held to read does not choose
    });
    stage.addEventListener("keydown", (event) => {
      const found = option(event);
      if (found && (event.key === "Enter" || event.key === " ")) {
        event.preventDefault();
        event.stopPropagation();
        this.choose(found);
      }
    });
    stage.addEventListener("pointerover", (event) => {
      point(option(event));
      if (event.pointerType === "mouse") this.look(event.buttons ? null : print(event), LENS_AFTER);
    });
    stage.addEventListener("pointerleave", (event) => {
      point(null);
      if (event.pointerType === "mouse") this.look(null);
    });
    stage.addEventListener("focusin", (event) => {
      point(option(event));
      const focused = /** @type {Element} */ (event.target);
      if (focused.matches(":focus-visible")) this.look(focused.querySelector(".look"), LENS_AFTER);
    });
    stage.addEventListener("focusout", () => this.look(null));
    stage.addEventListener("dblclick", (event) => option(event) || this.fit());
    stage.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        this.zoom(Math.exp(Math.max(-60, Math.min(60, event.deltaY)) * 0.004), { x: event.clientX, y: event.clientY });
      },
      { passive: false },
    );
    new ResizeObserver(() => this.fitted && this.home()).observe(this.host);
  }

  /** @param {PointerEvent} event */
  drag(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before || this.busy) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    this.moved += Math.hypot(now.x - before.x, now.y - before.y);
    if (this.moved >= DRAG) this.look(null);
    if (this.moved >= DRAG && !this.stage.classList.contains("dragging")) {
      this.stage.classList.add("dragging");
      this.stage.setPointerCapture(event.pointerId);
    }
    if (others[0] !== undefined) {
      const was = Math.hypot(before.x - others[0].x, before.y - others[0].y);
      const is = Math.hypot(now.x - others[0].x, now.y - others[0].y);
      if (is > 0) this.zoom(was / is, { x: (now.x + others[0].x) / 2, y: (now.y + others[0].y) / 2 });
      this.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    } else if (this.moved >= DRAG) {
      this.pan(now.x - before.x, now.y - before.y);
    }
    this.pointers.set(event.pointerId, now);
  }
}
