// Decisions with a continuous part: a widget by the form's name, else a plain field with examples.

import { h } from "./dom.js";
import { t } from "./words.js";

/**
 * @typedef {import("./board.js").Board} Board
 * @typedef {(ask: Ask, holder: HTMLElement, board: Board, choose: (option: string) => void) => () => void} Widget
 */

/** The forms that need a finger on the glass, each a module of its own. */
const WIDGETS = new Set(["course"]);

/**
 * Show the form of a decision; gives back what closes it.
 * @param {Ask} ask
 * @param {HTMLElement} holder
 * @param {Board} board
 * @param {(option: string) => void} choose
 * @returns {Promise<() => void>}
 */
export async function openForm(ask, holder, board, choose) {
  const name = ask.form?.name ?? "";
  /** @type {Widget} */
  let widget = plain;
  if (WIDGETS.has(name)) widget = (await import(`./forms/${name}.js`)).default;
  return widget(ask, holder, board, choose);
}

/** @type {Widget} */
function plain(ask, holder, _board, choose) {
  const field = h("input", { "aria-label": t("form-text"), placeholder: ask.samples[0]?.option ?? "" });
  const form = h("form", { class: "row" }, field, h("button", { class: "main" }, t("form-send")));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (field.value.trim()) choose(field.value.trim());
  });
  const examples = ask.samples.slice(0, 8).map((one) => h("button", { class: "quiet", "data-send": one.option, onclick: () => choose(one.option) }, one.text));
  holder.replaceChildren(form, h("p", { class: "faint" }, t("form-samples")), h("div", { class: "samples" }, ...examples));
  return () => {};
}
