// What went wrong, said on the page.

import { openRule } from "./dialogs.js";
import { fill, h, the } from "./dom.js";
import { t } from "./words.js";

/** @param {"live" | "polling" | "lost"} state */
export function connection(state) {
  const banner = the("connection");
  banner.hidden = state === "live";
  banner.textContent = state === "lost" ? t("lost") : t("polling");
}

/** @param {Fault} fault */
export function turnAway(fault) {
  fill(the("prompt"), h("div", { class: "ask" }, h("h2", { id: "question" }, t("refused")), h("p", {}, fault.message), h("a", { href: "/", class: "main" }, t("to-shelf"))));
  the("connection").hidden = true;
}

/**
 * @param {string} message
 * @param {string | undefined} game
 * @param {string | null} [rule]
 */
export function complain(message, game, rule = null) {
  toast(message, rule && game ? h("button", { class: "chip", onclick: () => openRule(game, rule) }, t("rule-chip", { id: rule })) : null);
}

/**
 * @param {string} message
 * @param {Node | null} [more]
 */
export function toast(message, more = null) {
  const toast = the("toast");
  fill(toast, h("span", {}, message), more);
  toast.hidden = false;
  clearTimeout(Number(toast.dataset.timer));
  toast.dataset.timer = String(setTimeout(() => (toast.hidden = true), 6000));
}
