// What can be learnt by playing: the lessons of a game, and the worked examples of its rulebook.

import { get } from "./api.js";
import { open } from "./dialogs.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { kept } from "./kept.js";
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
  const heads = [t("intro-about"), t("intro-win"), t("intro-turn"), t("intro-time")];
  const lines = game.intro.flatMap((text, at) => [h("dt", {}, heads[at] ?? ""), h("dd", {}, text)]);
  const show = h("a", { class: "main", href: `/learn/${game.name}/${game.lesson}`, "data-first": "show" }, icon("book"), t("intro-show"));
  const now = h("button", { class: "quiet", "data-first": "play", onclick: () => (dialog.close(), play()) }, icon("play"), t("intro-play"));
  const dialog = open(game.title, [h("dl", { class: "intro" }, ...lines), h("footer", {}, now, game.lesson ? show : null)], "meet");
}
