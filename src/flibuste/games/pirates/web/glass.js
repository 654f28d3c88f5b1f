// A sheet of glass over the table, where ships and pieces are drawn as they would lie; the finger on it.

const SVG = "http://www.w3.org/2000/svg";
export const CIRCLE = 36000;
/** The table is measured in hundredths of a millimetre and drawn in millimetres. */
export const SCALE = 0.01;
/** Less than this on the screen is a tap. */
export const TAP = 6;

/** @typedef {{ x: number, y: number }} Spot on the table */
/** @typedef {Spot & { h: number }} Pose headings in hundredths of a degree */
/** @typedef {{ id: string, name: string, sunk?: boolean, length: number, width: number, dock: number } & Pose} Ship */

/** @param {number} heading */
export const unit = (heading) => ({ x: Math.cos((heading / CIRCLE) * 2 * Math.PI), y: Math.sin((heading / CIRCLE) * 2 * Math.PI) });

/**
 * @param {Pose} pose
 * @param {number} length negative: the stern
 */
export function bow(pose, length) {
  const way = unit(pose.h);
  return { x: pose.x + (way.x * length) / 2, y: pose.y + (way.y * length) / 2 };
}

/** @param {number} angle to -18000 … 18000 */
export const between = (angle) => ((((angle + CIRCLE / 2) % CIRCLE) + CIRCLE) % CIRCLE) - CIRCLE / 2;

/**
 * The heading from one spot to another.
 * @param {Spot} from
 * @param {Spot} to
 */
export const towards = (from, to) => ((Math.atan2(to.y - from.y, to.x - from.x) / (2 * Math.PI)) * CIRCLE + CIRCLE) % CIRCLE;

/**
 * @param {string} tag
 * @param {Record<string, string | number>} how
 */
export function shape(tag, how) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(how)) made.setAttribute(name, String(value));
  return made;
}

/** What a form on the table has in common: it looks, is drawn on, follows the finger, and is cleared away. */
export class Glass {
  /**
   * @param {HTMLElement} holder
   * @param {import("/web/js/chart.js").Chart} board
   * @param {import("/web/js/form.js").Help} help
   */
  constructor(holder, board, help) {
    this.holder = holder;
    this.board = board;
    this.help = help;
    this.view = /** @type {Record<string, any>} */ ({});
    /** @type {Ship[]} */
    this.ships = [];
    /** @type {SVGSVGElement | undefined} */
    this.layer = undefined;
    this.over = new AbortController();
    this.closed = false;
  }

  /** What the seat may know; false when the form was closed meanwhile. */
  async look() {
    this.view = await this.help.view();
    this.ships = /** @type {Ship[]} */ (this.view["ships"]).filter((ship) => !ship.sunk);
    return !this.closed;
  }

  lay() {
    this.layer = this.board.layer(() => this.draw());
    const how = { capture: true, signal: this.over.signal };
    const root = this.board.root;
    root.addEventListener("pointerdown", (event) => this.press(/** @type {PointerEvent} */ (event)), how);
    root.addEventListener("pointermove", (event) => this.drag(/** @type {PointerEvent} */ (event)), how);
    root.addEventListener("pointerup", () => this.release(), how);
    root.addEventListener("pointercancel", () => this.release(), how);
    this.draw();
  }

  close() {
    this.closed = true;
    this.over.abort();
    this.board.busy = false;
    this.layer?.remove();
  }

  draw() {}

  /** @param {PointerEvent} _event */
  press(_event) {}

  /** @param {PointerEvent} _event */
  drag(_event) {}

  release() {}

  /**
   * The table's y goes up, the drawing's y down.
   * @param {Spot} at
   */
  toBoard(at) {
    return { x: at.x * SCALE, y: (Number(this.view["height"]) - at.y) * SCALE };
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  fromScreen(x, y) {
    const at = this.board.place(x, y);
    return { x: at.x / SCALE, y: Number(this.view["height"]) - at.y / SCALE };
  }

  /**
   * Stands at a pose, facing its heading.
   * @param {Pose} pose
   */
  stand(pose) {
    const at = this.toBoard(pose);
    return `translate(${at.x} ${at.y}) rotate(${-pose.h / 100})`;
  }

  /**
   * The outline of a ship that stands somewhere.
   * @param {Ship} ship
   * @param {Pose} pose
   * @param {string} kind
   */
  hull(ship, pose, kind) {
    const l = (ship.length * SCALE) / 2;
    const w = (ship.width * SCALE) / 2;
    return shape("path", {
      class: kind,
      d: `M${-l} ${-w}H${l * 0.4}Q${l} ${-w} ${l} 0Q${l} ${w} ${l * 0.4} ${w}H${-l}Z`,
      transform: this.stand(pose),
    });
  }
}
