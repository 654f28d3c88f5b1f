// The hand of cards, peeking; and the drawers where things are looked up.

import { fill, h, the } from "./dom.js";
import { emblem, icon } from "./icons.js";
import { t } from "./words.js";

/**
 * @param {Card} card
 * @param {((option: string) => void) | null} press
 * @param {string[]} playable the words of the options that can be chosen
 */
export function cardOf(card, press, playable = []) {
  const can = playable.includes(card.word);
  const option = card.option;
  return h(
    "button",
    {
      class: `hcard tint-${card.tint ?? "wave"}${can ? " can" : ""}`,
      "data-card": card.word,
      "data-what": card.what || "card",
      "data-says": card.title,
      "data-option": option ?? null,
      onclick: (/** @type {Event} */ event) => (press && option ? press(option) : /** @type {HTMLElement} */ (event.currentTarget).classList.toggle("up")),
    },
    h("h3", {}, card.title),
    h("span", { class: "em" }, emblem(card.emblem)),
    h("p", {}, card.text),
    card.foot ? h("small", {}, card.foot) : null,
  );
}

/**
 * @param {Card[]} cards
 * @param {string[]} playable
 * @param {(option: string) => void} press
 */
export function drawHand(cards, playable, press) {
  const hand = the("hand");
  const before = new Set([...hand.querySelectorAll("[data-card]")].map((card) => card.getAttribute("data-card")));
  hand.hidden = !cards.length;
  hand.setAttribute("aria-label", t("hand-of", { count: cards.length }));
  fill(
    hand,
    ...cards.map((card, at) => {
      const made = h("div", { role: "listitem", class: before.size && !before.has(card.word) ? "dealt" : null }, cardOf(card, press, playable));
      made.style.setProperty("--r", `${(at - (cards.length - 1) / 2) * 2.5}deg`);
      return made;
    }),
  );
  hand.classList.toggle("tight", cards.length > 5);
  // the title of a card keeps clear of the next one, which lies over it
  const lies = /** @type {HTMLElement[]} */ ([...hand.children]).map((one) => ({ one, at: one.offsetLeft }));
  lies.forEach(({ one, at }, place) => one.style.setProperty("--seen", `${(lies[place + 1]?.at ?? at + 150) - at}px`));
  const last = /** @type {HTMLElement | null} */ (hand.lastElementChild);
  the("main").style.setProperty("--hand", `${last ? last.offsetLeft + last.offsetWidth + 30 : 0}px`);
}

/**
 * Open a drawer over the stage, or close it.
 * @param {Drawer | null} drawer
 */
export function openDrawer(drawer) {
  const panel = the("drawer");
  panel.hidden = !drawer;
  if (!drawer) return;
  panel.dataset.name = drawer.name;
  panel.setAttribute("aria-label", drawer.title);
  fill(
    panel,
    h("header", {}, h("h2", {}, drawer.title), h("button", { class: "plain", "aria-label": t("close"), onclick: () => openDrawer(null) }, icon("cross"))),
    h(
      "div",
      { class: "drawer-body", tabindex: "0" },
      drawer.rows.length
        ? h(
            "table",
            {},
            h("thead", {}, h("tr", {}, ...drawer.columns.map((column) => h("th", { scope: "col" }, column)))),
            h("tbody", {}, ...drawer.rows.map((row) => h("tr", {}, ...row.map((cell) => h("td", {}, cell))))),
          )
        : null,
      drawer.cards.length ? h("div", { class: "spread" }, ...drawer.cards.map((card) => cardOf(card, null))) : null,
    ),
  );
}
