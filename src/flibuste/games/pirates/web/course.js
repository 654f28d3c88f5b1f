// The course plotter: a ship's course drawn on the table, segment by segment.
//
// Before each segment a ship turns on its bow by at most 90°, then slides straight ahead, at most as far as
// the segment is long: so what its bow can reach is half a disc before it. The server judges every course as it
// is drawn and says where the ship would really end (it stops at what it touches). Ranges and lines of fire are
// the board's own: it shows them for the ship that is pointed at.

import { h } from "/web/js/dom.js";
import { icon } from "/web/js/icons.js";
import { t } from "/web/js/words.js";
import { between, bow, CIRCLE, Glass, SCALE, shape, TAP, unit } from "./glass.js";

const QUARTER = 9000;
/** The part of a pull astern that a ship goes abeam. */
const ASTERN = 0.35;

/** @typedef {import("./glass.js").Pose} Pose */
/** @typedef {import("./glass.js").Ship} Ship */
/** @typedef {{ turn: number, run: number }} Leg */

/**
 * Where a leg leads, on an open sea.
 * @param {Pose} pose
 * @param {Leg} leg
 * @param {number} length
 * @returns {Pose}
 */
function sail(pose, leg, length) {
  const at = bow(pose, length);
  const heading = (((pose.h + leg.turn) % CIRCLE) + CIRCLE) % CIRCLE;
  const way = unit(heading);
  const along = leg.run - length / 2;
  return { x: at.x + way.x * along, y: at.y + way.y * along, h: heading };
}

/**
 * The segments left after one was sailed: the shortest that is long enough is used up.
 * @param {number[]} left
 * @param {number} run
 */
function useUp(left, run) {
  const sorted = [...left].sort((a, b) => a - b);
  const at = sorted.findIndex((length) => length >= run);
  sorted.splice(at < 0 ? 0 : at, 1);
  return sorted;
}

class Plotter extends Glass {
  /**
   * @param {Ask} question
   * @param {HTMLElement} holder
   * @param {import("/web/js/chart.js").Chart} board
   * @param {import("/web/js/form.js").Help} help
   */
  constructor(question, holder, board, help) {
    super(holder, board, help);
    /** @type {Record<string, number[]>} */
    this.segments = question.form?.fields["ships"] ?? {};
    this.samples = question.samples;
    /** @type {Leg[]} */
    this.legs = [];
    /** @type {Leg} the one being drawn */
    this.next = { turn: 0, run: 0 };
    /** @type {Weighed | null} */
    this.judged = null;
    this.asked = 0;
    /** @type {number | undefined} */
    this.timer = undefined;
    this.ship = "";
    this.dragging = false;
    /** @type {import("./glass.js").Spot | null} where the finger was when it let go: a way is found there */
    this.wished = null;
    /** @type {{ id: string, x: number, y: number } | null} */
    this.from = null;
    this.open();
  }

  async open() {
    if (!(await this.look())) return;
    const mine = Object.keys(this.segments).filter((id) => this.ships.some((ship) => ship.id === id));
    if (!mine[0]) return;
    this.ship = mine[0];
    this.build(mine);
    this.lay();
  }

  /** @override */
  close() {
    super.close();
    clearTimeout(this.timer);
  }

  // ---- the course

  get current() {
    return this.ships.find((ship) => ship.id === this.ship);
  }

  get left() {
    return this.legs.reduce((left, leg) => useUp(left, leg.run), this.segments[this.ship] ?? []);
  }

  get poses() {
    const ship = this.current;
    if (!ship) return [];
    /** @type {Pose[]} */
    const poses = [{ x: ship.x, y: ship.y, h: ship.h }];
    const traced = this.judged?.trace ?? [];
    this.legs.forEach((leg, at) => {
      const real = traced[at];
      const before = /** @type {Pose} */ (poses[poses.length - 1]);
      poses.push(real ? { x: real[0] ?? 0, y: real[1] ?? 0, h: real[2] ?? 0 } : sail(before, leg, ship.length));
    });
    return poses;
  }

  get end() {
    return /** @type {Pose} */ (this.poses[this.poses.length - 1]);
  }

  get reach() {
    return Math.max(0, ...this.left);
  }

  /** @param {Leg[]} legs */
  option(legs) {
    return ["course", this.ship, ...legs.map((leg) => `${Math.round(leg.turn)}:${Math.round(leg.run)}`)].join(" ");
  }

  /** Ask the server what it thinks of the course so far, not more often than it can answer. */
  weigh() {
    clearTimeout(this.timer);
    const legs = this.dragging && this.next.run ? [...this.legs, this.next] : this.legs;
    if (!legs.length) {
      this.judged = null;
      this.draw();
      return;
    }
    this.timer = setTimeout(async () => {
      const number = ++this.asked;
      const judged = await this.help.weigh(this.option(legs));
      if (number !== this.asked || this.closed) return;
      this.judged = judged;
      if (judged.reason && !this.dragging && this.legs.length === 1 && this.wished) this.wayOut(this.wished);
      else this.draw();
    }, this.dragging ? 90 : 0);
  }

  /**
   * Out of port, or round what stands in the way: the way that the pilot knows which ends nearest to a spot.
   * @param {import("./glass.js").Spot} wished
   */
  wayOut(wished) {
    this.wished = null;
    const ship = /** @type {Ship} */ (this.current);
    const known = this.samples.map((one) => one.option.split(" ")).filter(([verb, id]) => verb === "course" && id === this.ship);
    let best = Infinity;
    for (const words of known) {
      const legs = words.slice(2).map((word) => ({ turn: Number(word.split(":")[0]), run: Number(word.split(":")[1]) }));
      const end = legs.reduce((pose, leg) => sail(pose, leg, ship.length), /** @type {Pose} */ (ship));
      const far = Math.hypot(end.x - wished.x, end.y - wished.y);
      if (far < best) [best, this.legs] = [far, legs];
    }
    this.weigh();
    this.draw();
  }

  set() {
    if (!this.next.run || !this.reach) return;
    this.legs = [...this.legs, this.next];
    this.next = { turn: 0, run: 0 };
    this.holder.closest("details")?.setAttribute("open", "");
    this.weigh();
    this.draw();
  }

  /** @param {number} count */
  erase(count) {
    this.legs = this.legs.slice(0, Math.max(0, this.legs.length - count));
    this.next = { turn: 0, run: 0 };
    this.weigh();
    this.draw();
  }

  /** @param {string} id */
  take(id) {
    if (id === this.ship || !(id in this.segments)) return;
    this.ship = id;
    this.erase(this.legs.length);
  }

  // ---- the finger on the glass

  /**
   * A finger on one of the ships (or on the end of its course) may begin a segment; a mere tap stays a click.
   * @override
   * @param {PointerEvent} event
   */
  press(event) {
    const id = event.target instanceof Element ? event.target.closest("[data-ship]")?.getAttribute("data-ship") : null;
    if (!id || !(id in this.segments) || event.button) return;
    event.stopPropagation();
    this.board.moved = 0;
    this.from = { id, x: event.clientX, y: event.clientY };
  }

  /**
   * @override
   * @param {PointerEvent} event
   */
  drag(event) {
    const from = this.from;
    if (!from) return;
    if (!this.dragging) {
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < TAP) return;
      this.take(from.id);
      if (!this.reach) return;
      this.dragging = true;
      this.board.busy = true;
      this.board.moved = 2 * TAP;
    }
    event.stopPropagation();
    const ship = /** @type {Ship} */ (this.current);
    const at = this.fromScreen(event.clientX, event.clientY);
    const start = bow(this.end, ship.length);
    const dx = at.x - start.x;
    const dy = at.y - start.y;
    const wanted = between((Math.atan2(dy, dx) / (2 * Math.PI)) * CIRCLE - this.end.h);
    const turn = Math.max(-QUARTER, Math.min(QUARTER, wanted));
    // pulled astern it turns as far as it may and goes part of the way: the first pull always gives something
    const ahead = Math.hypot(dx, dy) * Math.max(ASTERN, Math.cos(((wanted - turn) / CIRCLE) * 2 * Math.PI));
    this.wished = at;
    this.next = { turn: Math.round(turn / 100) * 100, run: Math.round(Math.min(this.reach, ahead)) };
    this.weigh();
    this.draw();
  }

  /** @override */
  release() {
    this.from = null;
    if (!this.dragging) return;
    this.dragging = false;
    this.board.busy = false;
    this.judged = null;
    this.set();
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    /** @type {Record<string, () => void>} */
    const keys = {
      ArrowLeft: () => this.nudge(event.shiftKey ? 1500 : 500, 0), // headings grow to port
      ArrowRight: () => this.nudge(event.shiftKey ? -1500 : -500, 0),
      ArrowUp: () => this.nudge(0, 500),
      ArrowDown: () => this.nudge(0, -500),
      Enter: () => (this.next.run ? this.set() : this.send()),
      Backspace: () => this.erase(1),
    };
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }

  /**
   * @param {number} turn
   * @param {number} run
   */
  nudge(turn, run) {
    const was = this.next.run || (turn ? this.reach : 0);
    this.next = {
      turn: Math.max(-QUARTER, Math.min(QUARTER, this.next.turn + turn)),
      run: Math.max(0, Math.min(this.reach, was + run)),
    };
    this.draw();
  }

  send() {
    if (this.legs.length && !this.judged?.reason) this.help.choose(this.option(this.legs));
  }

  // ---- drawing

  /** Half a disc before the bow: where the next segment can end.
   * @param {Ship} ship */
  halfDisc(ship) {
    const r = this.reach * SCALE;
    return shape("path", { class: "reach", d: `M0 ${-r}A${r} ${r} 0 0 1 0 ${r}Z`, transform: this.stand({ ...bow(this.end, ship.length), h: this.end.h }) });
  }

  /** What is pulled: a knob off the bow, as large as a fingertip whatever the scale.
   * @param {Ship} ship */
  knob(ship) {
    const moored = !this.legs.length && ship.dock >= 0; // its bow is ashore: pulled from the stern
    const at = bow(this.end, moored ? -ship.length : ship.length);
    const stand = { ...at, h: this.end.h + (moored ? CIRCLE / 2 : 0) };
    const place = shape("g", { transform: this.stand(stand), "data-ship": ship.id });
    const knob = shape("g", { class: "px" });
    knob.append(shape("circle", { cx: 34, r: 22, class: "knob" }), shape("path", { d: "M22 0H46M34-12V12M42-4 46 0 42 4M26-4 22 0 26 4M30-8 34-12 38-8M30 8 34 12 38 8", class: "cross", transform: `rotate(${stand.h / 100} 34 0)` }));
    place.append(knob);
    return place;
  }

  /** @override */
  draw() {
    const ship = this.current;
    const layer = this.layer;
    if (!ship || !layer) return;
    layer.replaceChildren();
    const poses = this.poses;
    const bad = this.judged?.reason ? " bad" : "";
    if (this.reach) layer.append(this.halfDisc(ship));
    const dots = poses.map((pose) => this.toBoard(bow(pose, ship.length)));
    layer.append(shape("polyline", { class: `way${bad}`, points: dots.map((at) => `${at.x},${at.y}`).join(" ") }));
    poses.slice(1).forEach((pose) => layer.append(this.hull(ship, pose, `ghost${bad}`)));
    if (this.next.run) {
      const traced = this.dragging ? this.judged?.trace?.[this.legs.length] : undefined;
      const free = sail(this.end, this.next, ship.length);
      const pose = traced ? { x: traced[0] ?? 0, y: traced[1] ?? 0, h: traced[2] ?? 0 } : free;
      const from = this.toBoard(bow(this.end, ship.length));
      const to = this.toBoard(bow(pose, ship.length));
      layer.append(shape("line", { class: `way next${bad}`, x1: from.x, y1: from.y, x2: to.x, y2: to.y }), this.hull(ship, pose, `ghost next${bad}`));
    }
    const handle = this.hull(ship, this.end, this.legs.length ? "handle end" : "handle");
    if (this.reach) handle.setAttribute("data-ship", ship.id);
    layer.append(handle);
    if (this.reach && !this.dragging) layer.append(this.knob(ship));
    this.say(ship);
  }

  /** @param {string[]} mine */
  build(mine) {
    const names = mine.map((id) => h("option", { value: id }, this.ships.find((ship) => ship.id === id)?.name ?? id));
    this.select = h("select", { "aria-label": t("course-title") }, ...names);
    this.select.addEventListener("change", () => this.take(this.select?.value ?? ""));
    this.said = h("p", { class: "faint", role: "status" });
    this.fault = h("p", { class: "fault", role: "alert" });
    this.go = h("button", { class: "main", onclick: () => this.send() }, t("course-send"));
    this.keys = h("div", { class: "course-keys quiet", tabindex: "0", role: "application", "aria-label": t("course-keys"), "data-focus": "course" }, t("course-keys"));
    this.keys.addEventListener("keydown", (event) => this.key(event));
    this.ready = h("div", { class: "samples" });
    const erase = (/** @type {string} */ name, /** @type {string} */ key, /** @type {() => number} */ count) =>
      h("button", { class: "quiet", "aria-label": t(key), title: t(key), onclick: () => this.erase(count()) }, icon(name));
    this.holder.replaceChildren(
      h("p", { class: "faint" }, t("course-hint")),
      mine.length > 1 ? this.select : "",
      this.said,
      this.fault,
      h("div", { class: "row" }, this.go, erase("undo", "course-undo", () => 1), erase("cross", "course-clear", () => this.legs.length)),
      this.ready,
      this.keys,
    );
  }

  /** @param {Ship} ship */
  say(ship) {
    if (!this.said || !this.fault || !this.go) return;
    if (this.select) this.select.value = ship.id;
    const legs = this.next.run && !this.dragging ? [...this.legs, this.next] : this.legs;
    let heading = ship.h;
    const words = legs.map((leg, at) => {
      heading = (heading + leg.turn + CIRCLE) % CIRCLE;
      return t("course-step", { n: at + 1, length: `${Math.round(leg.run / 100)} mm`, heading: Math.round(heading / 100) });
    });
    this.said.textContent = `${words.length ? words.join(" ; ") : t("course-empty")} ${t("course-left", { segments: this.left.length })}`;
    this.fault.textContent = this.judged?.reason ?? "";
    const offers = this.samples.filter((one) => one.option.split(" ")[1] === ship.id && !one.option.startsWith("course "));
    this.ready?.replaceChildren(...offers.map((one) => h("button", { class: "quiet", "data-send": one.option, onclick: () => this.help.choose(one.option) }, one.text)));
    this.go.disabled = !this.legs.length || !!this.judged?.reason;
  }
}

/** @type {import("/web/js/form.js").Widget} */
export default function course(question, holder, board, help) {
  const plotter = new Plotter(question, holder, board, help);
  return () => plotter.close();
}
