// Where one looks on a chart: a centre in chart units and a scale in pixels a unit.

/** @typedef {[number, number, number, number]} Box x, y, width, height */
/** @typedef {{ x: number, y: number, k: number }} Camera */
/** @typedef {{ top: number, right: number, bottom: number, left: number }} Insets */

/** Room around what a decision is about, in pixels; less on a phone. */
const ROOM = 48;
const PHONE = 14;

/**
 * The box around boxes.
 * @param {Box[]} boxes
 * @returns {Box | null}
 */
export function union(boxes) {
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((box) => box[0]));
  const top = Math.min(...boxes.map((box) => box[1]));
  const right = Math.max(...boxes.map((box) => box[0] + box[2]));
  const bottom = Math.max(...boxes.map((box) => box[1] + box[3]));
  return [left, top, right - left, bottom - top];
}

/**
 * The camera that covers a stage with a chart.
 * @param {Box} size
 * @param {number} w
 * @param {number} h
 * @param {number} least the smallest scale
 * @returns {Camera}
 */
export function cover(size, w, h, least) {
  return { x: size[0] + size[2] / 2, y: size[1] + size[3] / 2, k: Math.max(w / size[2], h / size[3], least) };
}

/**
 * The camera that shows a chart whole, within the insets.
 * @param {Box} box
 * @param {number} w
 * @param {number} h
 * @param {Insets} inset
 * @param {number} [room]
 * @returns {Camera}
 */
export function whole(box, w, h, inset, room = 0) {
  const wide = Math.max(40, w - inset.left - inset.right - 2 * room);
  const high = Math.max(40, h - inset.top - inset.bottom - 2 * room);
  const k = Math.min(wide / Math.max(box[2], 1), high / Math.max(box[3], 1));
  return centred(box, k, inset);
}

/**
 * The camera of a scale that has a box in the middle of what the insets leave.
 * @param {Box} box
 * @param {number} k
 * @param {Insets} inset
 * @returns {Camera}
 */
function centred(box, k, inset) {
  const dx = (inset.right - inset.left) / 2 / k;
  const dy = (inset.bottom - inset.top) / 2 / k;
  return { x: box[0] + box[2] / 2 + dx, y: box[1] + box[3] / 2 + dy, k };
}

/**
 * Where to look for a decision: where one looks already, if all of it is in sight there; else where all of it is; or,
 * where that would be too small to read, at the part that matters most.
 * @param {Camera} now
 * @param {Box[]} boxes the subject first
 * @param {number} w
 * @param {number} h
 * @param {Insets} inset
 * @param {number} least
 * @param {number} most
 * @param {boolean} [led] whether the first box is the subject, which stays in sight
 * @returns {Camera}
 */
export function towards(now, boxes, w, h, inset, least, most, led = true) {
  const all = union(boxes);
  if (!all || boxes.every((box) => within(now, box, w, h, inset, 8))) return now;
  // rather closer to the edges than further away
  const roomy = whole(all, w, h, inset, ROOM);
  const fitting = w >= 600 && roomy.k >= now.k ? roomy : whole(all, w, h, inset, PHONE);
  const k = Math.max(least, Math.min(most, fitting.k, Math.max(now.k, least)));
  if (k <= fitting.k + 1e-6) return centred(all, k, inset);
  return centred(union(mostSeen(boxes, led ? boxes.slice(0, 1) : boxes, k, w, h, inset)) ?? all, k, inset);
}

/**
 * The boxes that a view of a scale can hold, as many as possible: around each start in turn, the nearest first.
 * @param {Box[]} boxes
 * @param {Box[]} starts one of them is held for certain
 * @param {number} k
 * @param {number} w
 * @param {number} h
 * @param {Insets} inset
 */
function mostSeen(boxes, starts, k, w, h, inset) {
  const [wide, high] = [(w - inset.left - inset.right - 2 * PHONE) / k, (h - inset.top - inset.bottom - 2 * PHONE) / k];
  const far = (/** @type {Box} */ one, /** @type {Box} */ other) => Math.hypot(one[0] - other[0] + (one[2] - other[2]) / 2, one[1] - other[1] + (one[3] - other[3]) / 2);
  /** @type {Box[]} */
  let best = boxes.slice(0, 1);
  for (const start of starts) {
    const held = [start];
    for (const box of [...boxes].sort((one, other) => far(one, start) - far(other, start))) {
      const area = union([...held, box]);
      if (box !== start && area && area[2] <= wide && area[3] <= high) held.push(box);
    }
    if (held.length > best.length) best = held;
  }
  return best;
}

/**
 * The same view with as little as can be of what lies beyond the edge of the chart: boxes that it shows it still shows.
 * @param {Camera} at
 * @param {Box[]} boxes
 * @param {Box} size of the chart
 * @param {number} w
 * @param {number} h
 * @param {(x?: number) => Insets} insets what lies over the edges of the stage, all of it or at a place
 * @returns {Camera}
 */
export function snug(at, boxes, size, w, h, insets) {
  const seen = boxes.filter((box) => within(at, box, w, h, insets()));
  const held = (/** @type {number} */ was, /** @type {number} */ from, /** @type {number} */ long, /** @type {number} */ half, /** @type {number} */ least, /** @type {number} */ most) => {
    if (least > most || long < 2 * half) return was;
    return Math.min(most, Math.max(least, Math.min(from + long - half, Math.max(from + half, was))));
  };
  const side = (/** @type {number} */ room, /** @type {number} */ inset) => (room / 2 - inset - PHONE) / at.k;
  const { left, right } = insets();
  const leastX = Math.max(...seen.map((box) => box[0] + box[2] - side(w, right)));
  const mostX = Math.min(...seen.map((box) => box[0] + side(w, left)));
  const x = held(at.x, size[0], size[2], w / 2 / at.k, leastX, mostX);
  const over = seen.map((box) => insets(project({ ...at, x }, box[0], box[1], w, h)[0]));
  const leastY = Math.max(...seen.map((box, n) => box[1] + box[3] - side(h, over[n]?.bottom ?? 0)));
  const mostY = Math.min(...seen.map((box, n) => box[1] + side(h, over[n]?.top ?? 0)));
  return { x, y: held(at.y, size[1], size[3], h / 2 / at.k, leastY, mostY), k: at.k };
}

/**
 * Whether a box is in sight.
 * @param {Camera} at
 * @param {Box} box
 * @param {number} w
 * @param {number} h
 * @param {Insets} inset
 * @param {number} [room]
 */
export function within(at, box, w, h, inset, room = 0) {
  const [x, y] = project(at, box[0], box[1], w, h);
  const [right, bottom] = project(at, box[0] + box[2], box[1] + box[3], w, h);
  return x >= inset.left + room && y >= inset.top + room && right <= w - inset.right - room && bottom <= h - inset.bottom - room;
}

/**
 * A point of the chart on the stage.
 * @param {Camera} at
 * @param {number} x
 * @param {number} y
 * @param {number} w
 * @param {number} h
 * @returns {[number, number]}
 */
export const project = (at, x, y, w, h) => [(x - at.x) * at.k + w / 2, (y - at.y) * at.k + h / 2];
