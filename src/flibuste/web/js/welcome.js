// The card of a first visit, in short: it stays on the chart of the first match until it is dismissed.

import { coach } from "./coach.js";
import { the } from "./dom.js";
import { narrow } from "./panels.js";
import { t } from "./words.js";

const CARD = "flibuste.card";

/**
 * Keep the aim and the three steps of a game for its table.
 * @param {GameSight} game
 * @param {string} goal
 */
export function remind(game, goal) {
  if (game.steps.length) sessionStorage.setItem(CARD, JSON.stringify({ game: game.name, lesson: game.lesson, goal, steps: game.steps }));
}

/**
 * Show the card of a game, if there is one; a phone has no room for it.
 * @param {string} game
 * @param {import("./chart.js").Chart} chart
 */
export function welcome(game, chart) {
  const kept = sessionStorage.getItem(CARD);
  if (!kept || narrow()) return;
  /** @type {{ game: string, lesson: string, goal: string, steps: string[] }} */
  const card = JSON.parse(kept);
  if (card.game !== game) return;
  const away = () => (sessionStorage.removeItem(CARD), coach(null, chart));
  const guided = () => (sessionStorage.removeItem(CARD), location.assign(`/learn/${game}/${card.lesson}`));
  coach(
    {
      title: card.goal,
      text: card.steps.map((step, at) => `${at + 1}. ${step}`).join("\n"),
      choices: [{ text: t("lesson-understood"), act: away, main: true }, ...(card.lesson ? [{ text: t("intro-guided"), act: guided }] : [])],
    },
    chart,
  );
  the("coach").classList.add("aim"); // it makes room for what can be chosen
}
