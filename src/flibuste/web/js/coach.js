// A card laid over the stage that tells, points and asks: lessons and first steps speak through it.
//
//   coach({ title, text, choices: [{ text, act, main }], anchors: ["p0", "tavern-island"] }, chart)
//
// shows the card; the words of `anchors` are ringed on the chart (what is not in sight, the camera flies to), and lit where
// they are on a mat, in the hand or in the battle. Called
// again it says the next thing; `coach(null, chart)` takes the card away.

import { fill, h, the } from "./dom.js";

/**
 * @typedef {object} Said
 * @property {string} [title]
 * @property {string} text
 * @property {string} [step] how far one is: "2 / 7"
 * @property {{ text: string, act: () => void, main?: boolean, only?: string }[]} [choices] `only` is a class of its button
 * @property {{ text: string, act: () => void }} [reread] what unfolds the card where it has made room for the options
 * @property {string[]} [anchors] words that are ringed on the chart
 * @property {string} [beside] the id of what is pointed at outside of the chart: `prompt`, `seats`, `hand`, `recap`
 */

/**
 * Where a word is besides on the chart: a mat, a row of it, a card, a figure of one's own.
 * @param {string} word
 */
function off(word) {
  const [name, seat] = [CSS.escape(word), /^p(\d+)$/.exec(word)?.[1]];
  return [`[data-word="${name}"]`, `[data-card="${name}"]`, `.mat.own [data-what="${name}"]`, ...(seat ? [`.mat[data-seat="${seat}"]`] : [])].join();
}

/**
 * @param {Said | null} said
 * @param {{ ring: (words: string[]) => void }} [chart]
 */
export function coach(said, chart) {
  const card = the("coach");
  for (const old of document.querySelectorAll(".coached")) old.classList.remove("coached");
  card.hidden = !said;
  card.classList.remove("aim");
  card.style.visibility = "";
  if (!said) return chart?.ring([]);
  for (const word of said.anchors ?? []) for (const lit of document.querySelectorAll(off(word))) lit.classList.add("coached");
  if (said.beside) document.getElementById(said.beside)?.classList.add("coached");
  card.setAttribute("aria-label", said.title ?? said.text);
  fill(
    card,
    said.title || said.step ? h("header", {}, said.title ? h("h2", {}, said.title) : null, said.step ? h("small", {}, said.step) : null, said.reread ? h("button", { class: "plain reread", onclick: said.reread.act }, said.reread.text) : null) : null,
    ...said.text.split("\n").map((line) => h("p", {}, line)),
    said.choices?.length
      ? h("div", { class: "row" }, ...said.choices.map((choice) => h("button", { class: `btn ${choice.main ? "go" : ""} ${choice.only ?? ""}`.trim(), onclick: choice.act }, choice.text)))
      : null,
  );
  chart?.ring(said.anchors ?? []); // once the card has its size
}
