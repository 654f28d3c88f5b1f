// What is sent to the server, and what is on its way.

import { ask, Refusal } from "./api.js";
import { coach } from "./coach.js";
import { fresh, the, until } from "./dom.js";
import { MATCH, TOKEN } from "./here.js";
import { taught } from "./lesson.js";
import { sound } from "./sound.js";
import { complain, toast } from "./trouble.js";
import { lang, reasonOf, t } from "./words.js";

export class Post {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.sending = false;
    /** the revision of the table that our last choice made: until it is here, what is shown has been answered */
    this.made = 0;
  }

  /** Something is on its way: to the server, or back from it. */
  busy() {
    return this.sending || (this.table.sight?.revision ?? 0) < this.made;
  }

  /** @param {string} option */
  async choose(option) {
    const question = this.table.sight?.ask;
    if (!question || this.busy() || this.table.replay) return;
    if (this.table.panels?.hand.some((card) => option.split(" ").includes(card.word))) sound("card");
    await this.send("choices", { decision: question.id, option, request: fresh() }, question.seat);
  }

  /**
   * Several options, one after the other, as long as they are offered.
   * @param {string[]} options
   */
  async chooseAll(options) {
    const kind = this.table.sight?.ask?.kind;
    for (const option of options) {
      await until(() => !this.busy());
      if (this.table.sight?.ask?.kind !== kind || !this.table.sight?.ask?.options.some((one) => one.option === option)) return;
      await this.choose(option);
    }
  }

  /**
   * @param {Ask} question
   * @param {string} option
   * @returns {Promise<Weighed>}
   */
  async weigh(question, option) {
    try {
      return await this.table.channel.weigh(question, option);
    } catch (error) {
      return { reason: reasonOf(error), trace: null };
    }
  }

  /** @param {number} seat */
  view(seat) {
    return this.table.channel.view(seat);
  }

  async undo() {
    const question = this.table.sight?.ask;
    if (!question || !this.table.sight?.undo || this.busy()) return;
    await this.send("undo", { decision: question.id, request: fresh() }, question.seat);
  }

  /**
   * Sent until it is answered; the request's id sees to it that it is carried out once.
   * @param {string} what
   * @param {object} body
   * @param {number} seat
   */
  async send(what, body, seat) {
    this.sending = true;
    the("prompt").setAttribute("aria-busy", "true");
    const known = this.table.story.length;
    for (;;) {
      try {
        const ack = await this.table.channel.send(what, body, seat);
        this.made = ack.revision;
        this.table.known = known;
        sessionStorage.setItem(`flibuste.known.${MATCH}`, String(known));
        the("toast").hidden = true;
        break;
      } catch (error) {
        if (error instanceof Refusal && error.status < 500 && error.status !== 429) {
          complain(error.message, this.table.sight?.game, error.rule);
          break;
        }
        toast(t("not-sent"));
        await new Promise((done) => setTimeout(done, 1000));
      }
    }
    this.sending = false;
    this.table.settle();
  }

  /** What the adviser would do, and why: on a card, and on the chart. */
  async advise() {
    const question = this.table.sight?.ask;
    if (!question || this.busy() || taught()) return;
    try {
      /** @type {Advice} */
      const advice = await ask("POST", `/api/matches/${MATCH}/advice?seat=${question.seat}&lang=${lang()}`, { token: TOKEN });
      if (this.table.sight?.ask?.id !== question.id) return;
      const away = () => coach(null, this.table.chart);
      const choices = [
        { text: t("advice-do"), act: () => (away(), void this.choose(advice.option)), main: true },
        { text: t("advice-close"), act: away },
      ];
      coach({ title: t("advice"), text: [advice.text, ...advice.reasons.map((reason) => `– ${reason}`)].join("\n"), choices, anchors: advice.option.split(" ").slice(1) }, this.table.chart);
    } catch (error) {
      complain(reasonOf(error), this.table.sight?.game);
    }
  }

  async hurry() {
    await ask("POST", `/api/matches/${MATCH}/hurry?lang=${lang()}`, { token: TOKEN });
  }
}
