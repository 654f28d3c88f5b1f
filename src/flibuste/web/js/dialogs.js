// Dialogs: a rule, the help, who plays a seat.

import { ask, get } from "./api.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { lang, reasonOf, t } from "./words.js";

/**
 * A modal dialog with a title; resolves when it is closed.
 * @param {string} title
 * @param {(Node | null)[]} body
 * @param {string} [kind] a class
 * @returns {HTMLDialogElement}
 */
export function open(title, body, kind = "") {
  const shut = h("button", { class: "plain", "aria-label": t("close"), onclick: () => dialog.close() }, icon("cross"));
  const dialog = h("dialog", { class: kind, "aria-label": title }, h("header", {}, h("h2", {}, title), shut), ...body);
  dialog.addEventListener("close", () => dialog.remove());
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

/**
 * @param {string} game
 * @param {string} id
 */
export async function openRule(game, id) {
  /** @type {RuleSight} */
  let rule = { id, text: t("rule-none"), rulings: [], house: "" };
  try {
    rule = await get(`/api/games/${game}/rule?id=${encodeURIComponent(id)}&lang=${lang()}`);
  } catch {
    // a rule without a text says so
  }
  const all = h("a", { class: "quiet", href: `/rules/${game}#${id}` }, icon("book"), t("rules-reader"));
  open(t("rule-title", { id }), [h("p", { class: "rule-text" }, rule.text), ...beside(rule), h("footer", {}, all)], "rule");
}

/**
 * What goes with a rule: our rulings, and which figures are our own.
 * @param {RuleSight} rule
 */
export function beside(rule) {
  const rulings = rule.rulings.map((ruling) =>
    h("details", { class: "ruling" }, h("summary", {}, `${t("ruling-title", { id: ruling.id })} ${ruling.question}`), h("p", {}, ruling.answer), h("p", { class: "why" }, ruling.why)),
  );
  return rule.house ? [...rulings, h("p", { class: "house" }, rule.house)] : rulings;
}

/** @param {string} game */
export async function openRules(game) {
  /** @type {RuleSight[]} */
  const rules = await get(`/api/games/${game}/rules?lang=${lang()}`);
  const list = h("dl", { class: "rules", tabindex: "0" });
  const inFull = (/** @type {RuleSight} */ rule) => `${rule.id} ${rule.text} ${rule.rulings.map((ruling) => `${ruling.id} ${ruling.question} ${ruling.answer}`).join(" ")}`.toLowerCase();
  const show = (/** @type {string} */ wanted) => {
    const words = wanted.toLowerCase().split(/\s+/);
    const fits = rules.filter((rule) => words.every((word) => inFull(rule).includes(word)));
    list.replaceChildren(...fits.map((rule) => h("div", {}, h("dt", {}, rule.id), h("dd", {}, rule.text, ...beside(rule)))));
  };
  const search = h("input", { type: "search", placeholder: t("rules-search"), "aria-label": t("rules-search") });
  search.addEventListener("input", () => show(search.value));
  show("");
  const reader = h("a", { class: "quiet", href: `/rules/${game}` }, icon("book"), t("rules-reader"));
  const words = h("a", { class: "quiet", href: `/rules/${game}#glossary` }, icon("list"), t("glossary"));
  open(t("rules-of"), [search, list, h("footer", {}, words, reader)], "tall");
}

export function openHelp() {
  /** @type {[string, string][]} */
  const keys = [
    ["1 … 9", "help-numbers"],
    [t("key-arrows"), "help-arrows"],
    [t("key-enter"), "help-enter"],
    ["u", "help-undo"],
    ["r", "help-rule"],
    ["a", "help-advice"],
    ["w", "help-what"],
    ["f", "help-hurry"],
    ["j", "help-story"],
    ["+ − 0", "help-zoom"],
    [".", "help-decision"],
    ["Esc", "help-escape"],
    ["l", "help-lang"],
    ["n", "help-theme"],
    ["?", "help-help"],
  ];
  const rows = keys.map(([key, text]) => h("div", {}, h("dt", {}, h("kbd", {}, key)), h("dd", {}, t(text))));
  const once = h("input", { type: "checkbox", id: "once", checked: localStorage.getItem("flibuste.once") === "on" });
  once.addEventListener("change", () => localStorage.setItem("flibuste.once", once.checked ? "on" : "off"));
  open(t("help-title"), [
    h("dl", { class: "keys" }, ...rows),
    h("p", {}, t("help-board")),
    h("p", {}, t("board-help")),
    h("p", {}, t("help-twice")),
    h("p", { class: "row" }, once, h("label", { for: "once" }, t("help-once"))),
  ]);
}

/**
 * Who plays a seat: hand it over, take it back, rename it.
 * @param {Sight} sight
 * @param {SeatSight} seat
 * @param {string} token
 * @param {(message: string) => void} complain
 */
export function openSeat(sight, seat, token, complain) {
  const send = async (/** @type {{ bot: string | null, name?: string }} */ hand) => {
    try {
      await ask("PUT", `/api/matches/${sight.match}/seats/${seat.seat}?lang=${lang()}`, { token, body: hand });
    } catch (error) {
      complain(reasonOf(error));
    }
    dialog.close();
  };
  const name = h("input", { value: seat.name, maxlength: 24, "aria-label": t("seat-name") });
  const rename = h("button", { class: "quiet", onclick: () => send({ bot: seat.bot, name: name.value }) }, t("rename"));
  const bots = sight.bots.map((bot) =>
    h("button", { class: "quiet", title: bot.help, onclick: () => send({ bot: bot.name }) }, icon("bot"), `${t("hand-bot")} · ${bot.label}`),
  );
  const take = h("button", { class: "main", onclick: () => send({ bot: null }) }, t("hand-person"));
  const dialog = open(t("hand-title", { name: seat.name }), [
    h("div", { class: "row" }, name, rename),
    h("p", {}, t("hand-help")),
    h("div", { class: "stack" }, ...(seat.bot ? [take] : bots)),
  ]);
}
