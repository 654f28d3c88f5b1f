// The bar's own figures: the moment, and who stands where on the way to victory.

import { fill, h, the } from "./dom.js";
import { emblem } from "./icons.js";
import { disc } from "./panels.js";
import { pips } from "./prompt.js";
import { t } from "./words.js";

/**
 * @param {Panels} panels
 * @param {Sight | null} sight
 */
export function drawRace(panels, sight) {
  the("moment").textContent = panels.moment ? `· ${panels.moment}` : "";
  const { race } = panels;
  const most = Math.max(race.goal ?? 0, ...race.seats.map((one) => one.value), 1);
  const top = race.goal ?? Math.ceil((most * 1.15) / 5) * 5;
  const names = sight?.seats ?? [];
  const said = race.seats.map((one) => `${names[one.seat]?.name ?? one.seat} ${one.shown}`).join(", ");
  the("race").setAttribute("aria-label", `${race.label} : ${said}${race.goal ? ` / ${race.goal}` : ""}${race.clock ? `. ${race.clock.label} ${race.clock.at} / ${race.clock.of}` : ""}`);
  const ticks = Math.min(10, race.goal ?? 8);
  const discs = [...race.seats]
    .sort((one, other) => one.value - other.value)
    .map((one, at, all) => {
      const made = disc(one.seat);
      const alike = all.slice(0, at).filter((other) => Math.abs(other.value - one.value) / top < 0.03).length;
      made.style.left = `calc(${Math.max(0, Math.min(100, (100 * one.value) / top))}% + ${alike * 13}px)`;
      return made;
    });
  const marks = Array.from({ length: ticks + 1 }, (_, at) => {
    const made = h("i");
    made.style.left = `${(100 * at) / ticks}%`;
    return made;
  });
  const own = race.seats.find((one) => one.seat === sight?.seat);
  fill(
    the("race"),
    h("span", { class: "lab", "data-what": "@race" }, race.label),
    h("span", { class: "track", "data-what": "@race", "data-says": race.label }, ...marks, ...discs),
    own ? h("b", { class: "own" }, emblem(race.icon), own.shown, race.goal ? h("span", { class: "of" }, t("race-of", { goal: race.goal })) : null) : null,
    race.goal ? h("b", { class: "aim" }, String(race.goal), emblem(race.icon)) : null,
    race.clock ? h("span", { class: "clock", "data-what": "@clock", "data-says": `${race.clock.label} ${race.clock.at} / ${race.clock.of}` }, h("span", { class: "lab" }, race.clock.label), race.clock.of <= 6 ? pips(race.clock.at, race.clock.of) : h("b", {}, `${race.clock.at} / ${race.clock.of}`)) : null,
  );
}
