// A battle shown as a battle: where and for what, who fires when, ships as cards, sections as targets, the last volley.

import { fill, h, the } from "./dom.js";
import { emblem, icon, thrown } from "./icons.js";
import { factOf } from "./mats.js";
import { disc, picture, sentences } from "./panels.js";
import { plain } from "./recap.js";
import { shape } from "./shapes.js";
import { t } from "./words.js";

/**
 * @param {Battle | null} battle
 * @param {Sight} sight
 * @param {{ option: OptionSight, key: string }[]} choices
 * @param {Line | undefined} last the last volley
 * @param {(option: string) => void} press
 */
export function drawBattle(battle, sight, choices, last, press) {
  const holder = the("battle");
  if (!battle) {
    holder.hidden = true;
    fill(holder);
    return;
  }
  const names = new Map(battle.sides.map((side) => [side.word, side]));
  const turns = battle.order.map((word, at) => {
    const side = names.get(word);
    return h(
      "span",
      { class: at === battle.turn ? "t now" : at < battle.turn ? "t done" : "t" },
      side?.seat !== null && side?.seat !== undefined ? disc(side.seat) : emblem("skull"),
      h("span", {}, side?.seat === sight.seat ? t("you") : (side?.title ?? word)),
    );
  });
  const own = battle.sides.find((side) => side.seat !== null && side.seat === sight.seat);
  const others = battle.sides.filter((side) => side !== own);
  holder.setAttribute("aria-label", battle.where);
  fill(
    holder,
    h(
      "div",
      { class: "ribbon lifted" },
      h("div", {}, h("h2", {}, battle.where), h("span", { class: "sub" }, battle.stake)),
      turns.length ? h("div", { class: "turns", role: "group", "aria-label": t("battle-order") }, ...turns) : null,
    ),
    h("div", { class: "foes", role: "group", tabindex: "0", "aria-label": battle.where }, ...others.map((side) => sideOf(side, aimedAt(battle, side, choices), press))),
    h("div", { class: "ours" }, own ? sideOf(own, aimedAt(battle, own, choices), press) : null, last ? tray(last, battle) : null),
    shape("svg", { class: "shots", "aria-hidden": "true" }),
  );
}

/**
 * The last volley that a side of the battle has to do with; where sections are fired at, the last one.
 * @param {Battle} battle
 * @param {Line[]} story
 */
export function lastVolley(battle, story) {
  const sides = new Set(battle.sides.map((side) => side.word));
  const rolled = story.filter((line) => line.dice.length);
  return rolled.reverse().find((line) => line.words.some((word) => sides.has(word))) ?? (battle.order.length ? rolled[0] : undefined);
}

/**
 * Arrows: what the last volley hit, in the colour of the one who fired; and the shot that is planned.
 * @param {string | null} option
 */
export function drawShots(option) {
  const holder = the("battle");
  const glass = holder.querySelector(".shots");
  if (holder.hidden || !glass) return;
  glass.replaceChildren();
  const area = holder.getBoundingClientRect();
  if (area.width < 600) return;
  glass.setAttribute("viewBox", `0 0 ${area.width} ${holder.scrollHeight}`);
  /** @type {HTMLElement} */ (/** @type {unknown} */ (glass)).style.height = `${holder.scrollHeight}px`;
  const spot = (/** @type {Element} */ thing, /** @type {number} */ part) => {
    const box = thing.getBoundingClientRect();
    return { x: box.x - area.x + box.width / 2, y: box.y - area.y + holder.scrollTop + box.height * part };
  };
  const fired = holder.querySelector(".tray");
  const by = fired && holder.querySelector(`.vessel[data-seat="${fired.getAttribute("data-by")}"]`);
  const at = fired && holder.querySelector(`.vessel[data-side="${CSS.escape(fired.getAttribute("data-at") ?? "")}"]`);
  if (fired && by && at && by !== at) glass.append(...bent(spot(by, by.closest(".foes") ? 1 : 0.5), spot(at, at.closest(".foes") ? 1 : 0), `seat-line-${fired.getAttribute("data-by")}`));
  const own = holder.querySelector(".ours .vessel");
  const aim = option === null ? null : holder.querySelector(`[data-target="${CSS.escape(option)}"]`);
  if (own && aim && !own.contains(aim)) glass.append(...bent(spot(own, 0), spot(aim, 1), "aimed"));
}

/**
 * @param {{ x: number, y: number }} from
 * @param {{ x: number, y: number }} to
 * @param {string} kind
 */
function bent(from, to, kind) {
  const level = Math.abs(to.y - from.y) < 60; // beside each other: it passes below the cards
  const bend = level && to.x > from.x ? -0.18 : 0.18;
  const middle = { x: (from.x + to.x) / 2 + (to.y - from.y) * bend, y: (from.y + to.y) / 2 - (to.x - from.x) * bend };
  const d = `M${from.x} ${from.y}Q${middle.x} ${middle.y} ${to.x} ${to.y}`;
  const turn = (Math.atan2(to.y - middle.y, to.x - middle.x) * 180) / Math.PI;
  const head = shape("g", { class: `head ${kind}`, transform: `translate(${to.x} ${to.y}) rotate(${turn})` });
  head.append(shape("path", { d: "M4 0-12-8V8Z" }));
  return [shape("path", { d, class: "arrow under" }), shape("path", { d, class: `arrow ${kind}` }), head];
}

/**
 * @param {Line} line
 * @param {Battle} battle
 */
function tray(line, battle) {
  const struck = battle.sides.find((side) => line.words.includes(side.word) && side.seat !== line.who);
  const [said = "", ...outcome] = sentences(plain(line));
  return h(
    "div",
    { class: `tray lifted${line.hits ? " struck" : ""}`, "data-by": line.who ?? "", "data-at": struck?.word ?? "" },
    h("p", { class: "by" }, line.who !== null ? disc(line.who) : null, h("b", {}, said)),
    h("div", { class: "dice" }, ...thrown(line.dice, line.hits)),
    outcome.length ? h("p", { class: "came" }, outcome.join(" ")) : null,
  );
}

/**
 * The options that are about a side: they name it, or name none and it is the one that is meant.
 * @param {Battle} battle
 * @param {Side} side
 * @param {{ option: OptionSight, key: string }[]} choices
 */
function aimedAt(battle, side, choices) {
  const sides = battle.sides.map((one) => one.word);
  return choices.filter(({ option }) => {
    const words = option.option.split(" ").slice(1);
    return words.includes(side.word) || (side.word === battle.target && !words.some((word) => sides.includes(word)));
  });
}

/**
 * @param {Side} side
 * @param {{ option: OptionSight, key: string }[]} aimed
 * @param {(option: string) => void} press
 */
function sideOf(side, aimed, press) {
  return h(
    "section",
    { class: `vessel lifted top-${side.seat ?? "x"}${side.gone ? " gone" : ""}`, "aria-label": side.title, "data-side": side.word, "data-seat": side.seat ?? "" },
    h("div", { class: "vh" }, side.picture ? picture(side.picture, 62, 64) : null, h("div", {}, h("h3", {}, side.title), h("div", { class: "sub" }, ...(side.facts ?? []).map((fact) => factOf(fact))))),
    h("div", { class: "secs" }, ...(side.sections ?? []).map((section) => sectionOf(section, aimed, press))),
  );
}

/**
 * @param {Section} section
 * @param {{ option: OptionSight, key: string }[]} aimed
 * @param {(option: string) => void} press
 */
function sectionOf(section, aimed, press) {
  const found = aimed.find(({ option }) => option.option.split(" ").includes(section.word));
  const inside = [
    h("span", { class: "sn", "data-what": section.icon, "data-says": section.title }, found?.key ? h("span", { class: "pin still", "aria-hidden": "true" }, found.key) : null, emblem(section.icon), h("b", {}, section.title), h("em", {}, section.value)),
    h("span", { class: "tks", "aria-hidden": "true" }, ...Array.from({ length: section.total }, (_, at) => h("i", { class: at < section.filled ? "tk on" : "tk lost" }))),
    section.note ? h("small", {}, section.note) : null,
  ];
  const kind = `sec${section.low ? " dg" : ""}`;
  if (!found) return h("div", { class: kind }, ...inside);
  const { option } = found;
  return h("button", { class: kind, "data-target": option.option, title: option.text, onclick: () => press(option.option) }, ...inside);
}

/** A button that shows the chart behind the battle, and the battle again. */
export function battleToggle() {
  const holder = the("battle");
  return h(
    "button",
    {
      class: "pill lifted",
      "aria-pressed": String(holder.hidden),
      onclick: (/** @type {Event} */ event) => {
        holder.hidden = !holder.hidden;
        /** @type {HTMLElement} */ (event.currentTarget).setAttribute("aria-pressed", String(holder.hidden));
      },
    },
    icon("fit"),
    h("span", {}, t("battle-map")),
  );
}
