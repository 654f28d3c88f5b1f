// Small parts of the page that several of its panels use.

import { drawn, h } from "./dom.js";
import { die } from "./icons.js";
import { lang, t } from "./words.js";

/** Below this width the page is a phone's. */
const NARROW = 860;

export const narrow = () => innerWidth <= NARROW;

export const LETTERS = "ABCDEFGHIJKL";

/**
 * A seat's disc: colour and letter.
 * @param {number} seat
 */
export const disc = (seat) => h("span", { class: `disc seat-${seat}`, "aria-hidden": "true" }, LETTERS[seat] ?? "");

/**
 * A small picture that a game drew, around (0, 0).
 * @param {string} markup
 * @param {number} w
 * @param {number} hh
 */
export const picture = (markup, w, hh) => drawn(`<svg class="fl" viewBox="${-w / 2} ${-hh / 2} ${w} ${hh}" width="${w}" height="${hh}" aria-hidden="true">${markup}</svg>`);

/**
 * How long ago, in words.
 * @param {number} seconds
 */
export function ago(seconds) {
  if (seconds < 5) return t("ago-now");
  if (seconds < 60) return t("ago-seconds", { n: Math.floor(seconds) });
  if (seconds < 3600) return t("ago-minutes", { n: Math.floor(seconds / 60) });
  if (seconds < 86400) return t("ago-hours", { n: Math.floor(seconds / 3600) });
  return t("ago-days", { n: Math.floor(seconds / 86400) });
}

/**
 * @param {string[]} names
 * @returns {string}
 */
export const listing = (names) => new Intl.ListFormat(lang()).format(names);

/** @param {string} text */
export const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** Where one sentence ends and the next begins; "St. John" is no such place. */
const SENTENCE = /(?<=[\p{L}\p{N})»”]{3}[\s\u00a0]?[.!?…])\s+(?=[\p{Lu}\p{N}«“])/u;

/** @param {string} text */
export const sentences = (text) => text.split(SENTENCE);

/** A question of more letters does not stay on two lines. */
const LONG = 56;
const OCCASION = /^(.{12,}?)[\s\u00a0]?: (.{8,}\?)$/su;

/**
 * A prompt as its question and what else is said: why it is asked, what it is about.
 * @param {string} prompt
 * @returns {[string, string]}
 */
export function asking(prompt) {
  const said = sentences(prompt);
  const at = Math.max(0, said.findIndex((sentence) => sentence.endsWith("?")));
  const wanted = said[at] ?? "";
  const others = said.filter((_, place) => place !== at);
  // of a long question the occasion is said apart: "X attacks Y: flee or fight?"
  const [, occasion, question] = wanted.length > LONG ? (OCCASION.exec(wanted) ?? []) : [];
  return occasion && question ? [capital(question), [`${occasion}.`, ...others].join(" ")] : [wanted, others.join(" ")];
}

/**
 * The words that texts begin with alike, at the end of a word.
 * @param {string[]} texts
 */
export function shared(texts) {
  const [first, ...others] = texts.map((text) => text.split(/(?<=[\s\u00a0’'])/));
  if (!first || !others.length) return "";
  let same = 0;
  while (same < first.length - 1 && others.every((words) => words[same] === first[same] && words.length > same + 1)) same += 1;
  // a number alone says nothing: it keeps the word before it
  while (same > 0 && texts.some((text) => /^\d/.test(text.split(/(?<=[\s\u00a0’'])/).slice(same).join("")))) same -= 1;
  return first.slice(0, same).join("");
}

/** @param {string} option */
export const passes = (option) => option === "pass" || option.startsWith("pass ");

/** Where a line's dice are drawn. */
const DICE = "\ue000";

/**
 * A line of the story.
 * @param {Line} line
 */
export function storyLine(line) {
  const about = { "data-at": line.at, class: line.opens && line.who !== null ? `opens by-${line.who}` : null };
  if (!line.dice.length) return h("li", about, line.text);
  const dice = h("span", { class: "dice", role: "img", "aria-label": t("dice-shown", { faces: line.dice.map((face) => face || t("skull")).join(", ") }) }, ...line.dice.map(die));
  const [before, ...after] = line.text.split(DICE);
  const tail = after.join("").replace(/^\s*\./, "");
  if (/^\s*[,;:.!?)]/.test(tail)) dice.classList.add("tight");
  return after.length ? h("li", about, before, dice, tail) : h("li", about, dice, line.text);
}

/** @param {Sight} sight */
export function verdict(sight) {
  const winners = (sight.end ?? []).filter((one) => one.place === 1).map((one) => one.seat);
  const names = winners.map((seat) => sight.seats[seat]?.name ?? "");
  if (!winners.length) return t(sight.seats.length === 1 ? "end-lost" : "end-nobody");
  if (winners.length === 1 && sight.mine.length === 1 && winners[0] === sight.mine[0]) return t("end-you-win");
  return winners.length === 1 ? t("end-winner", { name: names[0] ?? "" }) : t("end-winners", { names: listing(names) });
}

/**
 * Where many options differ only in numbers ("hull +1, sails +0, …"), they are put together number by number
 * instead of being listed. What each number is called is read off the words that change with it.
 * @param {OptionSight[]} options
 * @param {(option: string) => void} choose
 * @param {number | null} [purse] what can be spent, where it costs something
 * @param {string} [coin] what that is counted in
 * @returns {HTMLElement | null}
 */
export function composer(options, choose, purse = null, coin = "") {
  const parts = options.map((option) => option.option.split(" "));
  const [first] = parts;
  if (!first || first.length < 3 || options.length < 16) return null;
  const alike = parts.every((words) => words.length === first.length && words[0] === first[0] && words.slice(1).every((word) => /^\d+$/.test(word)));
  if (!alike) return null;
  const texts = new Map(options.map((option) => [option.option, option.text]));
  const hints = new Map(options.map((option) => [option.option, option.hint]));
  const labels = first.slice(1).map((_, at) => labelOf(parts, texts, at + 1));
  let now = [...first];
  const chosen = h("button", { class: "main", onclick: () => choose(now.join(" ")) });
  const holder = h("div", { class: "composer" });
  const draw = () => {
    const rows = labels.map((label, at) => {
      const other = (/** @type {number} */ by) => now.map((word, place) => (place === at + 1 ? String(Number(word) + by) : word));
      const button = (/** @type {string} */ sign, /** @type {number} */ by) =>
        h("button", { class: "quiet", "data-focus": `${sign}${at}`, "aria-label": `${label} ${sign}`, disabled: !texts.has(other(by).join(" ")), onclick: () => ((now = other(by)), draw()) }, sign);
      return h("div", { class: "composer-row" }, h("span", {}, label), button("−", -1), h("output", {}, now[at + 1] ?? ""), button("+", 1));
    });
    const hint = hints.get(now.join(" "));
    chosen.replaceChildren(h("span", {}, texts.get(now.join(" ")) ?? "", hint ? h("small", { class: "hint" }, hint) : null));
    const active = document.activeElement?.getAttribute("data-focus");
    const price = options.find((option) => option.option === now.join(" "))?.price ?? null;
    holder.replaceChildren(...rows, h("div", { class: "pays" }, purse === null || price === null ? null : billLine(price, purse, coin), chosen));
    if (active) /** @type {HTMLElement | null} */ (holder.querySelector(`[data-focus="${CSS.escape(active)}"]:enabled`))?.focus();
  };
  draw();
  return holder;
}

/**
 * What is to be paid, and what is left then.
 * @param {number} total
 * @param {number} purse
 * @param {string} coin
 */
export const billLine = (total, purse, coin) =>
  h("p", { class: total > purse ? "bill bad" : "bill", role: "status" }, h("b", {}, t("bill-total", { total, coin })), h("span", {}, t("bill-left", { left: purse - total, purse, coin })));

/**
 * What the number at a place is called: the clause that changes when only it does.
 * @param {string[][]} parts
 * @param {Map<string, string>} texts
 * @param {number} at
 */
function labelOf(parts, texts, at) {
  for (const words of parts) {
    const other = words.map((word, place) => (place === at ? String(Number(word) + 1) : word));
    const one = texts.get(words.join(" "))?.split(/[,;:]\s*/);
    const two = texts.get(other.join(" "))?.split(/[,;:]\s*/);
    if (!one || !two || one.length !== two.length) continue;
    const clause = one.find((text, place) => text !== two[place]);
    const name = clause?.replace(/[+×x]?\s*\d+/, "").trim();
    if (name) return name.charAt(0).toUpperCase() + name.slice(1);
  }
  return "";
}
