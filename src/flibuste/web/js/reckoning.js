// The reckoning of what is pointed at: what follows from it and how likely, beside it on the chart, or under the
// question where it has no place there.

import { project } from "./camera.js";
import { fill, h, the } from "./dom.js";
import { lang } from "./words.js";

/** Between what is reckoned and its bubble. */
const GAP = 26;

/**
 * A chance as a bar.
 * @param {Odd} odd
 */
function bar(odd) {
  const made = h("span", { class: "gauge" }, h("i", {}));
  /** @type {HTMLElement} */ (made.firstElementChild).style.width = `${odd.chance}%`;
  return h("div", { class: "chance" }, h("span", {}, odd.text), made, h("b", {}, `${odd.chance}${lang() === "fr" ? "\u202f" : ""}%`));
}

/**
 * @param {OptionSight} option
 * @param {boolean} brief only what its row does not say
 */
function parts(option, brief) {
  return [h("b", { class: "what" }, option.text), option.hint && !brief ? h("p", {}, option.hint) : null, ...option.odds.map(bar)];
}

/**
 * Show the reckoning of an option, or none.
 * @param {OptionSight | null} option
 * @param {boolean} pressed not only pointed at
 * @param {import("./chart.js").Chart} chart
 */
export function reckon(option, pressed, chart) {
  const bubble = the("bubble");
  const told = option && (option.odds.length || option.hint) && !option.out ? option : null;
  const pin = told && chart.pins.shown.find((one) => one.option === told.option);
  const box = pin ? chart.pins.boxOf(pin) : null;
  const onChart = told !== null && box !== null && chart.inSight(box) && chart.wide > 600;
  const under = document.getElementById("reckoned");
  if (under) {
    under.hidden = !told || !pressed || onChart || !told.odds.length; // pointing alone moves nothing
    fill(under, ...(told && !under.hidden ? told.odds.map(bar) : []));
  }
  bubble.hidden = !onChart;
  if (!told || !box || !onChart) return;
  fill(bubble, ...parts(told, false));
  place(bubble, box, chart);
}

/**
 * Beside a box, where it covers least of what can be chosen, wholly within the stage.
 * @param {HTMLElement} bubble
 * @param {import("./camera.js").Box} box
 * @param {import("./chart.js").Chart} chart
 */
export function place(bubble, box, chart) {
  const inset = chart.tell.insets();
  const { camera, wide, high } = chart;
  const [left, top] = project(camera, box[0], box[1], wide, high);
  const [right, bottom] = project(camera, box[0] + box[2], box[1] + box[3], wide, high);
  const { offsetWidth: w, offsetHeight: hh } = bubble;
  const across = Math.max(inset.left, Math.min(wide - inset.right - w, (left + right) / 2 - w / 2));
  const along = Math.max(inset.top, Math.min(high - inset.bottom - hh, (top + bottom) / 2 - hh / 2));
  const spots = [
    { x: right + GAP + 18, y: along },
    { x: left - GAP - w, y: along },
    { x: across, y: top - GAP - hh },
    { x: across, y: bottom + GAP },
  ].filter((spot) => spot.x >= inset.left && spot.x + w <= wide - inset.right && spot.y >= inset.top && spot.y + hh <= high - inset.bottom);
  const area = chart.host.getBoundingClientRect();
  const pins = [...chart.pins.holder.querySelectorAll(".pin:not([hidden]):not(.still), .edge")].map((pin) => pin.getBoundingClientRect());
  const covers = (/** @type {{ x: number, y: number }} */ spot) => pins.filter((pin) => pin.right > area.x + spot.x && pin.left < area.x + spot.x + w && pin.bottom > area.y + spot.y && pin.top < area.y + spot.y + hh).length;
  const hides = (/** @type {{ x: number, y: number }} */ spot) => chart.pins.names.filter(([nx, ny, nw, nh]) => nx + nw > spot.x && nx < spot.x + w && ny + nh > spot.y && ny < spot.y + hh).length;
  const costs = spots.map((spot) => 20 * covers(spot) + hides(spot));
  const { x, y } = spots[costs.indexOf(Math.min(...costs))] ?? { x: Math.max(inset.left, left - GAP - w), y: along };
  bubble.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`;
}
