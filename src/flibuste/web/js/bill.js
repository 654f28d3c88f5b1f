// The bill before one pays: what can be bought piece by piece is put together first, then paid for at once.

import { h } from "./dom.js";
import { billLine, capital, shared } from "./panels.js";
import { t } from "./words.js";

/**
 * A row for each thing that can be bought, with how many of it; the bill; and a button that pays. Null where nothing
 * is sold by the piece.
 * @param {Ask} question
 * @param {(options: string[]) => void} pay
 * @returns {{ cart: HTMLElement, options: OptionSight[] } | null}
 */
export function cartOf(question, pay) {
  const { purse, coin } = question;
  const options = question.options.filter((option) => option.price !== null && option.most > 0);
  if (purse === null || !options.length) return null;
  /** @type {Map<string, number>} */
  const wanted = new Map();
  const total = () => options.reduce((sum, option) => sum + (option.price ?? 0) * (wanted.get(option.option) ?? 0), 0);
  const head = shared(options.map((option) => option.text));
  const called = (/** @type {string} */ text) => capital(text.slice(head.length));
  const cart = h("div", { class: "composer cart", role: "group", "aria-label": t("bill") });
  const draw = () => {
    const spent = total();
    const rows = options.map((option) => {
      const count = wanted.get(option.option) ?? 0;
      const price = option.price ?? 0;
      const step = (/** @type {string} */ sign, /** @type {number} */ by, /** @type {boolean} */ can) =>
        h("button", { class: "quiet", "data-focus": `${sign} ${option.option}`, "aria-label": t(by > 0 ? "bill-more" : "bill-less", { what: option.text }), disabled: !can, onclick: () => (wanted.set(option.option, count + by), draw()) }, sign);
      const each = price < 0 ? t("bill-brings", { price: -price, coin }) : t("bill-each", { price, coin });
      return h(
        "div",
        { class: "composer-row", "data-item": option.option },
        h("span", {}, h("b", {}, called(option.text)), h("small", {}, [each, option.hint].filter(Boolean).join(" · "))),
        step("−", -1, count > 0),
        h("output", {}, String(count)),
        step("+", 1, count < option.most && spent + price <= purse),
      );
    });
    const list = options.flatMap((option) => Array.from({ length: wanted.get(option.option) ?? 0 }, () => option.option));
    const go = h("button", { class: "main", "data-act": "pay", "data-focus": "pay", disabled: !list.length, onclick: () => pay(list) }, list.length ? t("bill-pay", { total: spent, coin }) : t("bill-empty"));
    const active = document.activeElement?.getAttribute("data-focus");
    cart.replaceChildren(...rows, h("div", { class: list.length ? "pays" : "pays none" }, billLine(spent, purse, coin), go));
    if (active) /** @type {HTMLElement | null} */ (cart.querySelector(`[data-focus="${CSS.escape(active)}"]:enabled`))?.focus();
  };
  draw();
  return { cart, options };
}
