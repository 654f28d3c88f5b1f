// An angle or a place, shown on the table: a heading to turn to, a side to lie on, a place on a rim, a spot.
//
// Three kinds of forms, told apart by their fields. `about`: one angle, seen from a point. `at`: an angle of a
// rim, one of those given, and a heading. Neither: a place, for a disc (`radius`) or an outline (`points`), which
// has a heading too. A tap sets it, the ghost can be dragged, keys and buttons do the same. The server judges each
// answer and says where a ship would lie.

import { h } from "/web/js/dom.js";
import { icon } from "/web/js/icons.js";
import { t } from "/web/js/words.js";
import { between, bow, CIRCLE, Glass, SCALE, shape, TAP, towards, unit } from "./glass.js";

const DEGREE = 100;
const MILLIMETRE = 100;
/** Between two questions to the server. */
const PACE = 70;

/** @typedef {import("./glass.js").Spot} Spot */
/** @typedef {import("./glass.js").Pose} Pose */

class Aim extends Glass {
  /**
   * @param {Ask} question
   * @param {HTMLElement} holder
   * @param {import("/web/js/chart.js").Chart} board
   * @param {import("/web/js/form.js").Help} help
   */
  constructor(question, holder, board, help) {
    super(holder, board, help);
    const name = question.form?.name ?? "";
    this.fields = question.form?.fields ?? {};
    /** @type {"turn" | "rim" | "place"} */
    this.kind = this.fields["about"] ? "turn" : this.fields["at"] ? "rim" : "place";
    /** @type {string[]} what stands before the numbers */
    this.words = this.kind === "place" ? [name] : [this.kind === "rim" ? "set" : name, this.fields["ship"]];
    const sample = question.samples.map((one) => this.numbers(one.option)).find((numbers) => numbers);
    const now = /** @type {number | undefined} */ (this.fields["now"]);
    /** @type {number[]} the answer */
    this.now = now !== undefined ? [now] : (sample ?? []);
    /** @type {Weighed | null} */
    this.judged = null;
    /** @type {Pose | null} where it was last seen to lie */
    this.pose = null;
    this.weighed = "";
    /** @type {Promise<void> | null} */
    this.weighing = null;
    /** @type {{ part: string, x: number, y: number, off: Spot } | null} */
    this.from = null;
    this.dragging = false;
    this.open();
  }

  async open() {
    if (!(await this.look())) return;
    if (!this.now.length) this.now = this.fallback();
    this.build();
    this.lay();
    this.board.root.addEventListener("click", (event) => this.tap(/** @type {MouseEvent} */ (event)), { capture: true, signal: this.over.signal });
    this.weigh();
  }

  /** Something to begin with, where the server has nothing to propose. */
  fallback() {
    const ship = this.ship;
    if (this.kind === "turn") return [ship?.h ?? 0];
    if (this.kind === "rim") return [this.fields["at"][0], ship?.h ?? 0];
    const middle = [Number(this.view["width"]) / 2, Number(this.view["height"]) / 2].map(Math.round);
    const spot = ship ? [ship.x, ship.y] : middle;
    return this.fields["points"] ? [...spot, 0] : spot;
  }

  get ship() {
    return this.ships.find((ship) => ship.id === this.fields["ship"]);
  }

  // ---- the answer

  /**
   * The numbers of an option of this form, or null.
   * @param {string} option
   * @returns {number[] | null}
   */
  numbers(option) {
    const words = option.split(" ");
    const numbers = words.slice(this.words.length).map(Number);
    return numbers.length && this.words.every((word, at) => word === words[at]) && numbers.every(Number.isInteger) ? numbers : null;
  }

  get option() {
    return [...this.words, ...this.now].join(" ");
  }

  /** The one that is a heading; -1 where there is none. */
  get turning() {
    return this.kind === "turn" ? 0 : this.kind === "rim" ? 1 : this.fields["points"] ? 2 : -1;
  }

  /**
   * @param {number} at
   * @param {number} value
   */
  set(at, value) {
    this.now = this.now.map((old, place) => (place === at ? value : old));
  }

  /** @param {number} by */
  turn(by) {
    const at = this.turning;
    if (at < 0) return;
    this.set(at, ((this.now[at] ?? 0) + by + CIRCLE) % CIRCLE);
    this.changed();
  }

  /**
   * Along the rim, to the angle that comes next.
   * @param {number} by
   */
  along(by) {
    const angles = /** @type {number[]} */ (this.fields["at"]);
    const at = angles.indexOf(this.now[0] ?? 0);
    this.toRim(angles[(at + by + angles.length) % angles.length] ?? 0);
    this.changed();
  }

  /**
   * The ship stays as it stood to the rim.
   * @param {number} angle
   */
  toRim(angle) {
    const [at = 0, heading = 0] = this.now;
    this.now = [angle, (((heading + angle - at) % CIRCLE) + CIRCLE) % CIRCLE];
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  move(x, y) {
    const clamp = (/** @type {number} */ n, /** @type {string} */ most) => Math.round(Math.max(0, Math.min(Number(this.view[most]), n)));
    this.set(0, clamp(x, "width"));
    this.set(1, clamp(y, "height"));
  }

  changed() {
    this.draw();
    this.weigh();
  }

  /** Ask the server about the newest answer, one question at a time. */
  weigh() {
    this.weighing ??= this.ask().finally(() => (this.weighing = null));
  }

  async ask() {
    while (!this.closed && this.weighed !== this.option) {
      const option = this.option;
      const judged = await this.help.weigh(option);
      if (this.closed) return;
      this.weighed = option;
      this.judged = judged;
      const [x = 0, y = 0, heading = 0] = judged.trace?.[0] ?? [];
      if (judged.trace) this.pose = { x, y, h: heading };
      this.draw();
      if (this.weighed !== this.option) await new Promise((done) => setTimeout(done, PACE));
    }
  }

  async send() {
    await this.weighing;
    if (!this.closed && this.judged && !this.judged.reason) this.help.choose(this.option);
  }

  // ---- the finger on the glass

  /**
   * What a finger there means.
   * @param {string} part "turn" or "move"
   * @param {Spot} at
   */
  point(part, at) {
    const degrees = (/** @type {number} */ angle) => (Math.round(angle / DEGREE) * DEGREE) % CIRCLE;
    if (this.kind === "turn") {
      const [x = 0, y = 0] = this.fields["about"];
      this.set(0, degrees(towards({ x, y }, at)));
    } else if (this.kind === "place" && part === "move") {
      this.move(at.x, at.y);
    } else if (this.kind === "place") {
      this.set(2, degrees(towards({ x: this.now[0] ?? 0, y: this.now[1] ?? 0 }, at)));
    } else if (part === "turn" || this.fields["at"].length === 1) {
      const stern = this.fields["end"] === "stern";
      const fixed = this.end(stern ? -1 : 1);
      if (fixed) this.set(1, degrees(stern ? towards(fixed, at) : towards(at, fixed)));
    } else {
      const wanted = towards({ x: this.fields["x"], y: this.fields["y"] }, at);
      const far = (/** @type {number} */ angle) => Math.abs(between(angle - wanted));
      this.toRim(/** @type {number[]} */ (this.fields["at"]).reduce((best, one) => (far(one) < far(best) ? one : best)));
    }
    this.changed();
  }

  /**
   * The bow (1) or the stern (-1) of the ghost.
   * @param {number} way
   */
  end(way) {
    return this.pose && this.ship ? bow(this.pose, way * this.ship.length) : null;
  }

  /**
   * The ghost is dragged by what it is taken by; elsewhere the board is moved as ever.
   * @override
   * @param {PointerEvent} event
   */
  press(event) {
    const target = event.target instanceof Element ? event.target : null;
    const own = target?.closest("[data-ship]")?.getAttribute("data-ship") === this.fields["ship"] && this.kind === "turn";
    const part = target?.closest("[data-aim]")?.getAttribute("data-aim") ?? (own ? "turn" : null);
    if (!part || event.button) return;
    event.stopPropagation();
    this.board.moved = 0;
    const at = this.fromScreen(event.clientX, event.clientY);
    // a piece is held where it was taken, not by its middle
    const off = this.kind === "place" && part === "move" ? { x: (this.now[0] ?? 0) - at.x, y: (this.now[1] ?? 0) - at.y } : { x: 0, y: 0 };
    this.from = { part, x: event.clientX, y: event.clientY, off };
  }

  /**
   * @override
   * @param {PointerEvent} event
   */
  drag(event) {
    const from = this.from;
    if (!from) return;
    if (!this.dragging && Math.hypot(event.clientX - from.x, event.clientY - from.y) < TAP) return;
    this.dragging = true;
    this.board.busy = true;
    this.board.moved = 2 * TAP;
    event.stopPropagation();
    const at = this.fromScreen(event.clientX, event.clientY);
    this.point(from.part, { x: at.x + from.off.x, y: at.y + from.off.y });
  }

  /** @override */
  release() {
    this.from = null;
    this.dragging = false;
    this.board.busy = false;
  }

  /**
   * A tap shows the way or the place, and does not yet choose: neither where the board has a proposal.
   * @param {MouseEvent} event
   */
  tap(event) {
    const target = event.target instanceof Element ? event.target : null;
    const offered = target?.closest(".hot[data-option]")?.getAttribute("data-option");
    const numbers = offered ? this.numbers(offered) : null;
    if ((offered && !numbers) || this.board.moved >= TAP || !target?.closest("svg") || target.closest("[data-aim]")) return;
    event.stopPropagation();
    if (numbers) {
      this.now = numbers;
      this.changed();
    } else {
      this.point(this.kind === "turn" ? "turn" : "move", this.fromScreen(event.clientX, event.clientY));
    }
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const step = event.shiftKey ? 1 : 5;
    const [x = 0, y = 0] = this.now;
    const shift = (/** @type {number} */ dx, /** @type {number} */ dy) => (this.move(x + dx * step * MILLIMETRE, y + dy * step * MILLIMETRE), this.changed());
    /** @type {Record<string, () => void>} */
    const keys = {
      turn: { ArrowLeft: () => this.turn(step * DEGREE), ArrowRight: () => this.turn(-step * DEGREE) },
      rim: {
        ArrowLeft: () => this.turn(step * DEGREE),
        ArrowRight: () => this.turn(-step * DEGREE),
        ArrowUp: () => this.along(1),
        ArrowDown: () => this.along(-1),
      },
      place: {
        ArrowLeft: () => shift(-1, 0),
        ArrowRight: () => shift(1, 0),
        ArrowUp: () => shift(0, 1),
        ArrowDown: () => shift(0, -1),
      },
    }[this.kind];
    const act = event.key === "Enter" ? () => void this.send() : keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  // ---- drawing

  /** @override */
  draw() {
    const layer = this.layer;
    if (!layer) return;
    layer.replaceChildren();
    const bad = this.judged?.reason ? " bad" : "";
    if (this.kind === "place") this.drawPiece(layer, bad);
    else this.drawShip(layer, bad);
    this.say();
  }

  /**
   * @param {SVGSVGElement} layer
   * @param {string} bad
   */
  drawShip(layer, bad) {
    const { ship, pose } = this;
    if (!ship || !pose) return;
    const part = this.kind === "rim" && this.fields["at"].length > 1 ? "move" : "turn";
    const handle = this.hull(ship, pose, "handle end");
    handle.setAttribute("data-aim", part);
    layer.append(this.hull(ship, pose, `ghost${bad}`), handle);
    if (this.kind === "turn") this.drawRay(layer, bad);
    const free = this.end(this.fields["end"] === "bow" ? -1 : 1);
    if (part === "move" && free) layer.append(this.knob(free));
  }

  /**
   * The way that is pointed at, from the point it is seen from.
   * @param {SVGSVGElement} layer
   * @param {string} bad
   */
  drawRay(layer, bad) {
    const [x = 0, y = 0] = this.fields["about"];
    const way = unit(this.now[0] ?? 0);
    const long = (this.ship?.length ?? 0) * 1.4;
    const from = this.toBoard({ x, y });
    const to = this.toBoard({ x: x + way.x * long, y: y + way.y * long });
    layer.append(shape("line", { class: `way next${bad}`, x1: from.x, y1: from.y, x2: to.x, y2: to.y }));
  }

  /**
   * @param {SVGSVGElement} layer
   * @param {string} bad
   */
  drawPiece(layer, bad) {
    const [x = 0, y = 0, heading = 0] = this.now;
    const points = /** @type {[number, number][]} */ (this.fields["points"] ?? []);
    const radius = Number(this.fields["radius"] ?? 0);
    const outline = points.length ? `M${points.map(([px, py]) => `${px * SCALE} ${-py * SCALE}`).join("L")}Z` : "";
    for (const kind of [`ghost${bad}`, "handle end"]) {
      const how = { class: kind, transform: this.stand({ x, y, h: heading }) };
      const drawn = outline ? shape("path", { ...how, d: outline }) : shape("circle", { ...how, r: radius * SCALE });
      if (kind !== `ghost${bad}`) drawn.setAttribute("data-aim", "move");
      layer.append(drawn);
    }
    if (!outline) return;
    const far = Math.max(...points.map(([px, py]) => Math.hypot(px, py)));
    layer.append(this.knob(bow({ x, y, h: heading }, 2 * far)));
  }

  /**
   * A dot to turn something by.
   * @param {Spot} spot
   */
  knob(spot) {
    const at = this.toBoard(spot);
    return shape("circle", { class: "handle end knob", cx: at.x, cy: at.y, r: 8, "data-aim": "turn" });
  }

  build() {
    const words = {
      turn: [t("aim-turn-hint"), t("aim-turn-keys")],
      rim: this.fields["at"]?.length === 1 ? [t("aim-turn-hint"), t("aim-turn-keys")] : [t("aim-rim-hint"), t("aim-rim-keys")],
      place: [t("aim-place-hint"), t("aim-place-keys")],
    }[this.kind];
    this.said = h("p", { class: "faint", role: "status" });
    this.fault = h("p", { class: "fault", role: "alert" });
    this.go = h("button", { class: "main", "data-focus": "aim-send", onclick: () => this.send() }, t("form-send"));
    this.keys = h("div", { class: "course-keys quiet", tabindex: "0", role: "application", "aria-label": words[1], "data-focus": "aim" }, words[1]);
    this.keys.addEventListener("keydown", (event) => this.key(event));
    const turn = (/** @type {string} */ name, /** @type {string} */ key, /** @type {number} */ by) =>
      h("button", { class: "quiet", "aria-label": key, title: key, "data-focus": name, onclick: () => this.turn(by) }, icon(name));
    const turns = this.turning < 0 ? [] : [turn("turn-left", t("aim-left"), 5 * DEGREE), turn("turn-right", t("aim-right"), -5 * DEGREE)];
    this.holder.replaceChildren(h("p", { class: "faint" }, words[0]), this.said, this.fault, h("div", { class: "row" }, this.go, ...turns), this.keys);
  }

  say() {
    if (!this.said || !this.fault || !this.go) return;
    const [one = 0, two = 0] = this.now;
    const degrees = (/** @type {number} */ angle) => Math.round(angle / DEGREE);
    const words = {
      turn: () => t("aim-turned", { angle: degrees(one) }),
      rim: () => t("aim-rim", { at: degrees(one), angle: degrees(two) }),
      place: () => t("aim-placed", { x: Math.round(one / MILLIMETRE), y: Math.round(two / MILLIMETRE) }),
    };
    this.said.textContent = words[this.kind]();
    const judged = this.weighed === this.option ? this.judged : null;
    this.fault.textContent = this.judged?.reason ?? "";
    this.go.disabled = !judged || !!judged.reason;
    this.go.setAttribute("data-send", this.option);
  }
}

/** @type {import("/web/js/form.js").Widget} */
export default function aim(question, holder, board, help) {
  const made = new Aim(question, holder, board, help);
  return () => made.close();
}
