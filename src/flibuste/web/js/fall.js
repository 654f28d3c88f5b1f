// Dice of a beat that is shown again, falling beside what they were thrown at, and what they did.

import { fill, h, the } from "./dom.js";
import { thrown } from "./icons.js";
import { disc } from "./panels.js";
import { plain } from "./recap.js";
import { place } from "./reckoning.js";

/** So many dice have room. */
const DICE = 8;

/**
 * @param {import("./recap.js").Beat | null} beat none: nothing falls any more
 * @param {string | null} struck where on the chart
 * @param {import("./chart.js").Chart} chart
 */
export function fall(beat, struck, chart) {
  const tray = the("fall");
  const box = struck === null ? undefined : chart.box(struck);
  tray.hidden = !beat?.dice.length || !box;
  chart.marks.strike(beat?.hits && struck !== null ? struck : null);
  if (!beat || tray.hidden || !box) return;
  const last = beat.lines[beat.lines.length - 1];
  fill(
    tray,
    h("div", { class: "dice" }, beat.who === null ? null : disc(beat.who), ...thrown(beat.dice.slice(0, DICE), beat.hits)),
    last ? h("p", {}, plain(last)) : null,
  );
  place(tray, box, chart);
}
