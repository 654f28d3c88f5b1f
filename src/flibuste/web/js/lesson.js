// A lesson on the table: the same page, with a card that tells, points and waits. The server keeps nothing of it:
// where the learner is, this page knows.

import { ask, Refusal } from "./api.js";
import { coach } from "./coach.js";
import { the } from "./dom.js";
import { t } from "./words.js";

/** What the card leaves of the stage on a phone while one chooses, or it folds: in pixels. */
const ROOM = 180;

/** Whether this page teaches: /learn/GAME/LESSON. */
export const taught = () => location.pathname.startsWith("/learn/");

/** @typedef {import("./live.js").Eyes} Eyes */
/** @typedef {{ table: (sight: Sight) => void, fault: (fault: Fault) => void, state: (state: "live" | "polling" | "lost") => void }} Tell */

export class Lesson {
  /**
   * @param {Eyes} eyes
   * @param {{ ring: (words: string[]) => void }} chart
   * @param {Tell} tell
   */
  constructor(eyes, chart, tell) {
    this.eyes = eyes;
    this.chart = chart;
    this.tell = tell;
    const [, , game = "", name = ""] = location.pathname.split("/");
    this.game = game;
    this.path = `/api/games/${game}/lessons/${name}`;
    this.key = `flibuste.lesson.${game}.${name}`;
    /** where the learner is, as the server said last */
    this.at = JSON.parse(sessionStorage.getItem(this.key) ?? '{"step":0,"choices":[]}');
    this.revision = 0;
    /** whether the learner is to choose now */
    this.waits = false;
    const wide = matchMedia("(min-width: 861px)");
    this.settle(wide.matches);
    wide.addEventListener("change", () => this.settle(wide.matches));
    this.look(eyes);
  }

  /**
   * The card stands over the question, where it hides nothing of the table; on a phone it lies on the stage.
   * @param {boolean} wide
   */
  settle(wide) {
    document.body.classList.add("taught");
    the(wide ? "rail" : "stage").prepend(the("coach"));
    this.share();
  }

  /**
   * On a phone the card and the sheet of options share the height of the screen. Where both would leave nothing of the table,
   * one reads first, the sheet low; then the sheet comes up, and the card folds to its title.
   */
  share() {
    const card = the("coach");
    card.classList.remove("folds");
    this.raise(this.waits);
    if (!this.waits || the("stage").clientHeight - card.offsetHeight >= ROOM) return;
    card.classList.add("folds");
    this.raise(false);
  }

  /** @param {boolean} up */
  raise(up) {
    the("main").dataset.detent = up ? "half" : "peek";
  }

  /**
   * Look again: in another language, say.
   * @param {Eyes} eyes
   */
  look(eyes) {
    this.eyes = eyes;
    this.go("show").catch((error) => this.trouble(error));
  }

  /**
   * @param {"show" | "next" | "choose" | "back"} act
   * @param {string} [option]
   */
  async go(act, option = "") {
    /** @type {LessonSight} */
    const said = await ask("POST", `${this.path}?lang=${this.eyes.lang}`, { body: { ...this.at, act, option } });
    this.at = { step: said.step, choices: said.choices };
    sessionStorage.setItem(this.key, JSON.stringify(this.at));
    this.revision += 1;
    said.table.revision = this.revision;
    this.tell.state("live");
    this.tell.table(said.table);
    this.waits = said.waits && !said.astray;
    coach(this.card(said), this.chart);
    this.share();
    return said;
  }

  /**
   * What the card says.
   * @param {LessonSight} said
   * @returns {import("./coach.js").Said}
   */
  card(said) {
    const step = (/** @type {"next" | "back"} */ act) => () => void this.go(act).catch((error) => this.trouble(error));
    /** @type {import("./coach.js").Said["choices"]} */
    const choices = [];
    if (said.over) {
      const { following } = said;
      if (following) choices.push({ text: t("lesson-following", { title: following.title }), act: () => (location.href = `/learn/${this.game}/${following.name}`), main: true });
      choices.push({ text: t("lesson-again"), act: () => this.again() });
      choices.push({ text: t("lesson-leave"), act: () => (location.href = "/") });
    } else if (said.astray) {
      choices.push({ text: t("lesson-understood"), act: step("next"), main: true });
    } else if (!said.waits) {
      choices.push({ text: t("lesson-go-on"), act: step("next"), main: true });
    } else {
      choices.push({ text: t("lesson-choose"), act: () => this.raise(true), main: true, only: "choose" });
    }
    if (said.choices.length && !said.over && !said.astray) choices.push({ text: t("lesson-back"), act: step("back") });
    const waits = said.waits && !said.astray;
    const reread = waits ? { text: t("lesson-reread"), act: () => this.raise(false) } : undefined;
    return { title: said.title, text: said.text, step: `${Math.min(said.step + 1, said.steps)} / ${said.steps}`, choices, reread, anchors: said.point, beside: waits ? "prompt" : undefined };
  }

  again() {
    this.at = { step: 0, choices: [] };
    this.look(this.eyes);
  }

  /**
   * What a table sends: a choice, or one taken back.
   * @param {string} what
   * @param {object} body
   * @returns {Promise<Ack>}
   */
  async send(what, body) {
    const option = "option" in body ? String(body.option) : "";
    await this.go(what === "undo" ? "back" : "choose", option);
    return { revision: this.revision };
  }

  /**
   * @param {Ask} _question
   * @param {string} option
   * @returns {Promise<Weighed>}
   */
  weigh(_question, option) {
    return ask("POST", `${this.path}/weigh?lang=${this.eyes.lang}`, { body: { ...this.at, option } });
  }

  /** @returns {Promise<Record<string, unknown>>} */
  async view() {
    /** @type {LessonSight} */
    const said = await ask("POST", `${this.path}?lang=${this.eyes.lang}`, { body: { ...this.at, view: true } });
    return said.table.view ?? {};
  }

  /** @param {unknown} error */
  trouble(error) {
    if (error instanceof Refusal) this.tell.fault({ error: error.error, message: error.message, rule: error.rule });
    else this.tell.state("lost");
  }
}
