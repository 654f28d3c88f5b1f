// Decisions with a continuous part: a widget by the form's name, else a plain field with examples.

import { h } from "./dom.js";
import { t } from "./words.js";

/**
 * @typedef {import("./chart.js").Chart} Chart
 * @typedef {object} Help what a widget may ask for
 * @property {(option: string) => void} choose
 * @property {(option: string) => Promise<Weighed>} weigh whether the server would accept it
 * @property {() => Promise<Record<string, any>>} view what the seat may know, as the game gives it out
 * @typedef {(ask: Ask, holder: HTMLElement, chart: Chart, help: Help) => () => void} Widget
 */

/**
 * Show the form of a decision; gives back what closes it.
 * @param {Ask} ask
 * @param {HTMLElement} holder
 * @param {Chart} chart
 * @param {Help} help
 * @param {Record<string, string>} widgets the game's own: the name of a form to the address of its module
 * @returns {Promise<() => void>}
 */
export async function openForm(ask, holder, chart, help, widgets) {
  const module = widgets[ask.form?.name ?? ""];
  /** @type {Widget} */
  const widget = module ? (await import(module)).default : plain;
  return widget(ask, holder, chart, help);
}

/** @type {Widget} */
function plain(ask, holder, _chart, { choose }) {
  const field = h("input", { "aria-label": t("form-text"), placeholder: ask.samples[0]?.option ?? "" });
  const form = h("form", { class: "row" }, field, h("button", { class: "main" }, t("form-send")));
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (field.value.trim()) choose(field.value.trim());
  });
  const examples = ask.samples.slice(0, 8).map((one) => h("button", { class: "option", "data-send": one.option, onclick: () => choose(one.option) }, one.text));
  const own = h("p", { class: "faint" }, t(examples.length ? "form-own" : "form-text"));
  holder.replaceChildren(h("div", { class: "samples" }, ...examples), own, form);
  return () => {};
}
