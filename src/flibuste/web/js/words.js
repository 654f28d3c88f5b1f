// The words of the pages, in the reader's language.

import { get } from "./api.js";

const KEY = "flibuste.lang";
/** @type {Record<string, string>} */
let words = {};
/** @type {Lang} */
let current = "fr";
/** @type {(() => void)[]} */
const listeners = [];

/** @returns {Lang} */
export function preferred() {
  const kept = localStorage.getItem(KEY);
  if (kept === "fr" || kept === "en") return kept;
  return navigator.language.toLowerCase().startsWith("fr") ? "fr" : "en";
}

export const lang = () => current;

/** Read the words; to be called before anything is shown. */
export async function learn() {
  await speak(preferred(), false);
}

/**
 * @param {Lang} wanted
 * @param {boolean} [keep]
 */
export async function speak(wanted, keep = true) {
  words = await get(`/api/texts?lang=${wanted}`);
  current = wanted;
  if (keep) localStorage.setItem(KEY, wanted);
  document.documentElement.lang = wanted;
  for (const listener of listeners) listener();
}

/**
 * Words of a game's own page, until another language is spoken.
 * @param {Record<string, string>} more
 */
export function teach(more) {
  words = { ...words, ...more };
}

/** @param {() => void} listener */
export function onSpeak(listener) {
  listeners.push(listener);
}

/**
 * A text with its values filled in; for one of what is counted (`count`), the text of the key with `-one`.
 * @param {string} key
 * @param {Record<string, string | number>} [values]
 * @returns {string}
 */
export function t(key, values = {}) {
  const { count } = values;
  const one = typeof count === "number" && new Intl.PluralRules(current).select(count) === "one" ? words[`${key}-one`] : undefined;
  const text = one ?? words[key] ?? key;
  return text.replace(/\{([\w-]+)\}/g, (whole, name) => String(values[name] ?? whole));
}

/**
 * What went wrong, for people. A request that got no answer at all is a TypeError, with the browser's own words.
 * @param {unknown} error
 * @returns {string}
 */
export function reasonOf(error) {
  if (error instanceof TypeError) return t("unreached");
  return error instanceof Error ? error.message : String(error);
}
