// What is asked: the question and its choices, here and on the chart; what is pointed at and lit.

import { drawShots } from "./battle.js";
import { coach } from "./coach.js";
import { secretOf } from "./company.js";
import { openRule } from "./dialogs.js";
import { fill, h, the } from "./dom.js";
import { drawEnd } from "./end.js";
import { openForm } from "./form.js";
import { MATCH, TOKEN } from "./here.js";
import { emblem, icon } from "./icons.js";
import { taught } from "./lesson.js";
import { disc } from "./panels.js";
import { follow, givesUp, leaves, placeOf, promptOf } from "./prompt.js";
import { reckon } from "./reckoning.js";
import { sound } from "./sound.js";
import { welcome } from "./welcome.js";
import { t } from "./words.js";

/** Where the reader wants one press to be enough. */
const ONCE = "flibuste.once";

export class Question {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** @type {string} */
    this.asked = "";
    /** @type {import("./prompt.js").Choice[]} what carries a number now */
    this.choices = [];
    /** whose choices are listed, where that was asked first */
    this.who = "";
    /** @type {string | null} pressed once: lit, not yet done */
    this.lit = null;
    /** @type {(() => void) | null} */
    this.closeForm = null;
  }

  /** Nothing is asked of whoever has the screen now. */
  forget() {
    this.asked = "";
    this.choices = [];
    this.closeOpenForm();
  }

  closeOpenForm() {
    this.closeForm?.();
    this.closeForm = null;
  }

  /** @param {Sight} sight */
  drawPrompt(sight) {
    const panel = the("prompt");
    panel.dataset.ask = sight.ask?.id ?? "";
    if (sight.over) {
      this.announce("");
      this.choices = [];
      this.arm(false);
      fill(panel, h("div", { class: "ask" }, ...drawEnd(sight, TOKEN, { replay: () => this.table.startReplay(), again: () => this.table.showEnd() })));
      return;
    }
    if (sight.ask) {
      this.drawAsk(panel, sight.ask, sight);
    } else {
      this.asked = "";
      this.lit = null;
      this.choices = [];
      this.arm(false);
      this.closeOpenForm();
      fill(panel, h("div", { class: "ask" }, ...this.waiting(sight)));
    }
  }

  /**
   * @param {HTMLElement} panel
   * @param {Ask} question
   * @param {Sight} sight
   */
  drawAsk(panel, question, sight) {
    const key = question.id + sight.lang;
    if (key === this.asked) return;
    const hadFocus = panel.contains(document.activeElement);
    this.asked = key;
    if (!taught()) {
      coach(null, this.table.chart); // advice on what was asked before
      welcome(sight.game, this.table.chart);
    }
    this.lit = null;
    this.layOut(question, true);
    panel.scrollTop = 0;
    this.closeOpenForm();
    if (question.form) this.openForm(question, key);
    if (hadFocus) /** @type {HTMLElement | null} */ (panel.querySelector(".option"))?.focus({ preventScroll: true });
    this.announce(question.prompt);
    this.notify(question.prompt);
    sound("turn");
    this.table.frame.tab("prompt");
  }

  /**
   * The question and its choices, here and on the chart.
   * @param {Ask} question
   * @param {boolean} anew
   */
  layOut(question, anew) {
    const panel = the("prompt");
    const old = anew ? null : document.getElementById("form");
    const { parts, choices, who } = promptOf(question, this.table.panels, {
      press: (option) => this.press(option),
      point: (option) => this.point(option),
      choose: (option) => this.table.post.choose(option),
      again: () => ((this.lit = null), this.layOut(question, false), this.table.sight && this.table.drawAround(this.table.sight)),
      rule: () => this.table.sight && openRule(this.table.sight.game, question.rule),
      pay: (options) => void this.table.post.chooseAll(options),
    });
    this.choices = choices;
    this.who = who;
    fill(panel, ...parts);
    if (old) document.getElementById("form")?.replaceWith(old);
    the("go").addEventListener("click", () => this.lit !== null && this.table.post.choose(this.lit));
    // what can still be done is given up by a deliberate press only, never by Enter
    the("go").addEventListener("keydown", (event) => event.key === "Enter" && the("go").classList.contains("warn") && event.preventDefault());
    this.arm(anew);
    this.light(this.lit);
  }

  /**
   * @param {Ask} question
   * @param {string} key
   */
  openForm(question, key) {
    const help = {
      choose: (/** @type {string} */ option) => void this.table.post.choose(option),
      weigh: (/** @type {string} */ option) => this.table.post.weigh(question, option),
      view: () => this.table.post.view(question.seat),
    };
    openForm(question, the("form"), this.table.chart, help, this.table.sight?.widgets ?? {}).then((close) => {
      if (this.asked === key) this.closeForm = close;
      else close();
    });
  }

  /** @param {boolean} anew */
  arm(anew) {
    const map = this.table.panels?.map;
    const pins = this.choices.map(({ option, name, key }) => {
      const word = placeOf(option.option, this.table.panels);
      const anchor = map?.anchors[word];
      return {
        option: option.option,
        key,
        name: this.table.panels?.short[word] || (anchor?.title ?? name),
        label: [option.text, option.hint, option.figure ? `${option.figure} ${option.unit}` : ""].filter(Boolean).join(". "),
        word,
        box: null,
        shape: anchor?.shape ?? "",
      };
    });
    // several things that whoever acts does where it lies point nowhere: they need no number there
    const subject = this.who || this.table.panels?.focus.words[0];
    const own = pins.filter((pin) => pin.word && pin.word === subject);
    const away = own.length > 1 || (this.who && own.length < pins.length) ? pins.filter((pin) => pin.word !== subject) : pins;
    const fought = this.table.panels?.battle && this.table.panels.focus.panel === "battle";
    this.table.chart.marks.ways = (this.table.panels?.routes ?? []).filter((route) => this.choices.some((choice) => choice.option.option === route.option));
    this.table.chart.arm(fought ? [] : away, [...new Set([this.who, ...(this.table.panels?.focus.words ?? [])])].filter(Boolean), anew);
  }

  /**
   * What can be aimed at in a battle: the choices, and those that another answer to the steps would list.
   * @param {Ask | null} ask
   */
  targets(ask) {
    const listed = new Set(this.choices.map((choice) => choice.option.option));
    const others = ask?.options.filter((option) => !listed.has(option.option) && !leaves(option)) ?? [];
    return [...this.choices, ...others.map((option) => ({ option, name: option.text, key: "" }))];
  }

  /** @param {Sight} sight */
  waiting(sight) {
    const waited = sight.seats.filter((seat) => seat.waiting);
    const others = sight.moment ? sight.seats.filter((seat) => !sight.mine.includes(seat.seat)) : waited;
    const bots = others.length > 0 && others.every((seat) => seat.bot);
    const words = waited.map((seat) => h("p", { class: "awaited" }, disc(seat.seat), h("span", {}, seat.waiting ?? "")));
    if (sight.moment && !taught()) words.push(h("p", { class: "awaited" }, icon("clock"), h("span", {}, sight.moment)));
    const hurry = h("button", { class: "btn", title: t("hurry-help"), "data-focus": "hurry", onclick: () => this.table.post.hurry() }, icon("fast"), t("hurry"));
    return [
      h("h2", { id: "question", tabindex: "-1" }, taught() ? sight.moment : bots ? t("bots-playing") : sight.mine.length ? t("wait-title") : t("watching")),
      ...words,
      secretOf(sight, (what, body, seat) => this.table.post.send(what, body, seat)),
      this.table.panels?.goal && sight.mine.length ? h("p", { class: "goal" }, emblem(this.table.panels.race.icon), h("span", {}, h("b", {}, t("goal")), " ", this.table.panels.goal)) : null,
      bots && sight.mine.length ? hurry : null,
    ];
  }

  /** @param {string} words */
  announce(words) {
    the("announce").textContent = words;
  }

  /** @param {string} prompt */
  notify(prompt) {
    if (document.hidden && "Notification" in window && Notification.permission === "granted") {
      new Notification(t("turn-title"), { body: prompt, tag: MATCH });
    }
  }

  /** @param {string | null} option pointed at: shown, until something was pressed */
  point(option) {
    this.light(option ?? this.lit);
  }

  /** @param {string | null} option */
  light(option) {
    this.table.chart.pins.light(option);
    for (const button of document.querySelectorAll("#prompt .option, #battle [data-target], #hand [data-option]")) {
      const own = button.getAttribute("data-send") ?? button.getAttribute("data-target") ?? button.getAttribute("data-option");
      button.classList.toggle("lit", option !== null && own === option);
      if (button.matches(".option")) button.setAttribute("aria-pressed", String(this.lit !== null && own === this.lit));
    }
    this.reckon(option);
    drawShots(option);
    const go = document.getElementById("go");
    if (!go) return;
    const chosen = this.choices.find((one) => one.option.option === this.lit)?.option ?? this.table.sight?.ask?.options.find((one) => one.option === this.lit);
    const lost = chosen ? givesUp(chosen, this.table.panels) : "";
    go.hidden = !chosen;
    go.classList.toggle("warn", !!lost);
    if (chosen) go.textContent = lost ? t("out-anyway", { what: chosen.text }) : this.table.shorten(chosen.text, chosen.option.split(" "));
    const sure = the("sure");
    sure.hidden = !lost;
    sure.textContent = lost;
    sure.closest(".foot")?.classList.toggle("asks", !!lost);
  }

  /** @param {string | null} option what is pointed at or lit */
  reckon(option) {
    const found = this.choices.find((one) => one.option.option === option)?.option ?? this.table.sight?.ask?.options.find((one) => one.option === option) ?? null;
    reckon(this.table.panels?.battle && !the("battle").hidden ? found && { ...found, hint: "" } : found, option === this.lit, this.table.chart);
  }

  /**
   * Have an option among the rows, whatever the steps were answered.
   * @param {string} option
   */
  list(option) {
    const sight = this.table.sight;
    if (!sight?.ask || !this.table.panels?.battle) return;
    follow(sight.ask.kind, option);
    this.layOut(sight.ask, false);
    this.table.drawAround(sight);
  }

  /**
   * The first press lights an option, the second chooses it.
   * @param {string} option
   */
  press(option) {
    if (!this.table.sight?.ask || this.table.post.busy() || this.table.replay) return;
    this.table.recap.stop();
    const lost = this.table.sight.ask.options.some((one) => one.option === option && givesUp(one, this.table.panels));
    if (!lost && (this.lit === option || localStorage.getItem(ONCE) === "on")) {
      this.table.post.choose(option);
      return;
    }
    if (!this.choices.some((choice) => choice.option.option === option)) this.list(option);
    this.lit = option;
    this.light(option);
    const pin = this.table.chart.pins.shown.find((one) => one.option === option);
    const box = pin && this.table.chart.pins.boxOf(pin);
    if (box && !this.table.chart.inSight(box)) this.table.chart.visit(option.split(" ").slice(1));
    /** @type {HTMLElement | null} */ (document.querySelector(`#prompt [data-send="${CSS.escape(option)}"]`))?.scrollIntoView({ block: "nearest" });
  }
}
