// What lies at hand over the chart: drawers, the story, and on a phone the regions of the chart.

import { battleToggle } from "./battle.js";
import { fill, h, the } from "./dom.js";
import { openDrawer } from "./hand.js";
import { emblem, icon } from "./icons.js";
import { narrow } from "./panels.js";
import { t } from "./words.js";

/** Before the number of things in a drawer. */
const COUNT = /(?= · \d+$)/;

/**
 * Whether the middle of a box lies within another.
 * @param {import("./camera.js").Box | null} box
 * @param {import("./camera.js").Box} other
 */
function inside(box, other) {
  if (!box) return false;
  const [x, y] = [box[0] + box[2] / 2, box[1] + box[3] / 2];
  return x >= other[0] && x <= other[0] + other[2] && y >= other[1] && y <= other[1] + other[3];
}

/**
 * The region that one looks at is told from the others.
 * @param {Panels} panels
 * @param {import("./chart.js").Chart} chart
 */
export function lookedAt(panels, chart) {
  const { x, y } = chart.camera;
  for (const button of document.querySelectorAll("#regions .region")) {
    const region = panels.map.regions.find((one) => button.getAttribute("data-focus") === `region-${one.name}`);
    button.setAttribute("aria-pressed", String(!!region && inside([x, y, 0, 0], /** @type {import("./camera.js").Box} */ (region.box))));
  }
}

/**
 * What holds for all for now, under the strip of the recap.
 * @param {Notice[]} notices
 */
export function drawNotices(notices) {
  const told = the("recap").offsetHeight;
  the("notices").style.top = `${told ? told + 22 : 12}px`;
  fill(the("notices"), ...notices.map((notice) => h("p", { class: "notice lifted", "data-what": notice.what || null }, emblem(notice.icon), notice.text)));
}

/**
 * @param {Panels} panels
 * @param {import("./chart.js").Chart} chart
 * @param {() => void} journal
 */
export function drawShelf(panels, chart, journal) {
  const open = the("drawer").hidden ? "" : the("drawer").dataset.name;
  const shown = panels.drawers.find((drawer) => drawer.name === open);
  if (open && shown) openDrawer(shown);
  const pill = (/** @type {SVGElement} */ sign, /** @type {string} */ words, /** @type {() => void} */ act, /** @type {string} */ key) => h("button", { class: `pill lifted ${key}`, "data-focus": key, title: words, "aria-label": words, onclick: act }, sign, h("span", {}, ...words.split(COUNT).map((part, at) => (at ? h("em", {}, part) : part))));
  if (narrow()) the("story-close").before(the("pills"));
  else the("shelf").prepend(the("pills"));
  fill(
    the("pills"),
    panels.battle ? battleToggle() : null,
    ...panels.drawers.map((drawer) => pill(emblem(drawer.icon), drawer.count === null ? drawer.title : `${drawer.title} · ${drawer.count}`, () => openDrawer(the("drawer").hidden || the("drawer").dataset.name !== drawer.name ? drawer : null), `drawer-${drawer.name}`)),
    pill(icon("list"), t("story"), journal, "journal"),
  );
  // all in one row: where there is no room for that the overview goes first, then they are drawn smaller
  const pills = the("pills");
  const high = () => pills.offsetHeight > 1.5 * (pills.firstElementChild?.clientHeight ?? 0);
  pills.classList.remove("brief");
  the("minimap").hidden = false;
  the("minimap").hidden = panels.battle !== null || high();
  pills.classList.toggle("brief", high());
  fill(
    the("regions"),
    ...panels.map.regions.map((region) => {
      const there = chart.pins.shown.filter((pin) => inside(chart.pins.boxOf(pin), region.box));
      const count = there.length;
      return h("button", { class: "region lifted", "aria-pressed": "false", "data-options": there.map((pin) => pin.option).join("|") || null, "data-focus": `region-${region.name}`, onclick: () => chart.region(/** @type {import("./camera.js").Box} */ (region.box)) }, region.title, count ? h("small", {}, String(count)) : null);
    }),
  );
  lookedAt(panels, chart);
  chart.write(); // the overview may have come or gone
}
