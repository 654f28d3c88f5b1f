// The matches that this browser knows, and their links.

const KEY = "flibuste.matches";

/**
 * @typedef {object} KeptMatch
 * @property {string} match
 * @property {string} token what this browser opened it with
 * @property {string} game
 * @property {string} title
 * @property {number} at when it was last opened
 * @property {boolean} [over]
 * @property {Made} [made] all its links, where it was made here
 */

/** @returns {KeptMatch[]} */
export function kept() {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

/** @param {KeptMatch} entry */
export function keep(entry) {
  const before = kept().find((other) => other.match === entry.match && other.token === entry.token);
  const others = kept().filter((other) => other !== before && !(other.match === entry.match && other.token === entry.token));
  const all = [{ ...before, ...entry }, ...others].slice(0, 40);
  localStorage.setItem(KEY, JSON.stringify(all));
}

/** @param {KeptMatch} entry */
export function forget(entry) {
  const rest = kept().filter((other) => other.match !== entry.match || other.token !== entry.token);
  localStorage.setItem(KEY, JSON.stringify(rest));
}

/**
 * @param {string} match
 * @returns {Made | undefined}
 */
export const linksOf = (match) => kept().find((entry) => entry.match === match && entry.made)?.made;

/**
 * @param {string} match
 * @param {string} token
 * @param {string} [base]
 */
export const address = (match, token, base = location.origin) => `${base}/m/${match}#${token}`;
