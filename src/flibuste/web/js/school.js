// What can be learnt by playing: the lessons of a game, and the worked examples of its rulebook.

import { get } from "./api.js";
import { open } from "./dialogs.js";
import { drawn, h } from "./dom.js";
import { EMBLEMS } from "./emblems.js";
import { icon } from "./icons.js";
import { kept } from "./kept.js";
import { theme } from "./theme.js";
import { remind } from "./welcome.js";
import { lang, t } from "./words.js";

/** @param {string} game */
export async function openLessons(game) {
  /** @type {LessonEntry[]} */
  const lessons = await get(`/api/games/${game}/lessons?lang=${lang()}`);
  const line = (/** @type {LessonEntry} */ lesson) =>
    h(
      "li",
      {},
      h("a", { class: "lesson", href: `/learn/${game}/${lesson.name}`, "data-lesson": lesson.name }, h("b", {}, lesson.title), h("span", { class: "faint" }, t("lesson-minutes", { minutes: lesson.minutes })), h("p", {}, lesson.blurb)),
    );
  const examples = lessons.filter((lesson) => lesson.example);
  open(t("lessons-title"), [
    h("ol", { class: "lessons" }, ...lessons.filter((lesson) => !lesson.example).map(line)),
    ...(examples.length ? [h("h3", {}, t("lessons-examples")), h("ul", { class: "lessons" }, ...examples.map(line))] : []),
  ]);
}

/** A ship with its sails in a colour, around (0, 0). */
const ship = (/** @type {string} */ sail) =>
  `<g stroke="var(--shade)" stroke-width="1.2" stroke-linejoin="round"><path d="M-26 12-17 14H14L27 5Q26 25 15 27H-13Q-23 25-26 12Z" fill="var(--wood)"/><path d="M-2-30V13M-17-19V13M-28 8-17-2" fill="none"/><path d="M-2-31 9-28-2-25ZM-19-16Q-30-2-27 7L-19 4ZM-14-22Q6-27 20-22 25-8 19 8 4 4-14 8-8-7-14-22Z" fill="${sail}"/></g>`;
const face = (/** @type {number} */ x, /** @type {string} */ pips) =>
  `<g transform="translate(${x} 62)"><rect x="-13" y="-13" width="26" height="26" rx="6" fill="var(--card)" stroke="var(--ink)" stroke-width="1.6"/><path d="${pips}" stroke="var(--ink)" stroke-width="5" stroke-linecap="round"/></g>`;
/** Two ships that meet, and dice between them. */
const FIGHT = `<svg viewBox="0 0 280 108" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="280" height="108" fill="var(--sea)"/><path d="M96 36Q140 2 184 36" fill="none" stroke="var(--bad)" stroke-width="3" stroke-linecap="round" stroke-dasharray="1 8"/><path d="M20 96q6-7 12 0q6-7 12 0M232 98q6-7 12 0q6-7 12 0M128 97q6-7 12 0q6-7 12 0" fill="none" stroke="var(--wave)" stroke-width="1.6"/><g transform="translate(62 58) scale(1.25)">${ship("#0072b2")}</g><g transform="translate(218 58) scale(-1.25 1.25)">${ship("#d55e00")}</g>${face(125, "M-5-5h0M5-5h0M0 0h0M-5 5h0M5 5h0")}${face(158, "M-5-5h0M5 5h0")}</svg>`;
/** What one is after: a chest, coins, a star. */
const HOARD = `<svg viewBox="0 0 280 108" preserveAspectRatio="xMidYMid slice" aria-hidden="true"><rect width="280" height="108" fill="var(--land)"/><path d="M0 84Q70 70 140 82T280 76V108H0Z" fill="var(--land-deep)"/><path transform="translate(104 56) scale(3.3)" d="${EMBLEMS["chest"]}" fill="var(--oak)" fill-rule="evenodd"/><g fill="var(--gold)" fill-rule="evenodd"><path transform="translate(160 70) scale(1.7)" d="${EMBLEMS["coin"]}"/><path transform="translate(186 52) scale(1.3)" d="${EMBLEMS["coin"]}"/></g><path transform="translate(208 78) scale(1.3)" d="${EMBLEMS["fame"]}" fill="var(--ink)"/></svg>`;

const MET = "flibuste.met";
const met = () => (localStorage.getItem(MET) ?? "").split(" ");

/**
 * Whether this browser has seen a game before, or the game has nothing to say about itself.
 * @param {GameSight} game
 */
export const isMet = (game) => !game.intro.length || met().includes(game.name) || kept().some((entry) => entry.game === game.name);

/**
 * The first visit: what the game is about, how one wins, what a turn is, how long it takes; then lesson one, or play.
 * @param {GameSight} game
 * @param {() => void} play
 */
export function meet(game, play) {
  localStorage.setItem(MET, [...met(), game.name].join(" ").trim());
  const [about = "", win = "", turn = "", time = "", goal = game.title] = game.intro;
  const poster = h("img", { src: `/api/games/${game.name}/poster?lang=${lang()}&theme=${theme()}`, alt: "" });
  const cards = /** @type {[Element, string, string][]} */ ([[poster, "intro-about", about], [drawn(FIGHT), "intro-turn", turn], [drawn(HOARD), "intro-win", win]]);
  const lines = cards.map(([scene, head, text], at) => h("li", {}, h("div", { class: "scene", "aria-hidden": "true" }, scene), h("h3", {}, h("span", { class: "step", "aria-hidden": "true" }, String(at + 1)), game.steps[at] ?? t(head)), h("p", {}, text)));
  const long = h("p", { class: "faint" }, icon("clock"), h("span", { class: "unseen" }, t("intro-time")), ` ${time}`);
  const show = h("a", { class: "main", href: `/learn/${game.name}/${game.lesson}`, "data-first": "show" }, icon("book"), t("intro-show"));
  const now = h("button", { class: "quiet", "data-first": "play", onclick: () => (remind(game, goal), dialog.close(), play()) }, icon("play"), t("intro-play"));
  const dialog = open(goal, [h("ol", { class: "intro" }, ...lines), long, h("footer", {}, h("a", { class: "plain", href: `/rules/${game.name}` }, t("rules-reader")), h("span", { class: "grow" }), now, game.lesson ? show : null)], "meet");
  if (goal !== game.title) dialog.querySelector("h2")?.before(h("p", { class: "eyebrow" }, t("intro-minute", { game: game.title })));
}
