// The keyboard: a letter for each tool, numbers for the options, arrows between them.

import { openHelp, openRule } from "./dialogs.js";
import { the } from "./dom.js";
import { toggleTheme } from "./theme.js";
import { lang, speak } from "./words.js";

/** A second digit may follow within this time. */
const DIGIT = 450;

export class Keys {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    this.typed = "";
    /** @type {number | undefined} */
    this.typing = undefined;
    document.addEventListener("keydown", (event) => this.key(event));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const inField = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    if (event.ctrlKey || event.metaKey || event.altKey || inField || document.querySelector("dialog[open]")) return;
    if (!the("curtain").hidden) return;
    /** @type {Record<string, () => void>} */
    const keys = {
      u: () => this.table.post.undo(),
      a: () => this.table.post.advise(),
      w: () => void this.table.whatis.all(),
      "?": openHelp,
      r: () => this.table.sight?.ask && openRule(this.table.sight.game, this.table.sight.ask.rule),
      f: () => this.table.post.hurry(),
      j: () => this.table.frame.journal(),
      "+": () => this.table.chart.zoom(1.4),
      "-": () => this.table.chart.zoom(0.7),
      ".": () => ((this.table.chart.free = false), this.table.chart.attend()),
      l: () => speak(lang() === "fr" ? "en" : "fr"),
      n: () => (toggleTheme(), this.table.frame.label()),
      ArrowDown: () => this.step(1),
      ArrowUp: () => this.step(-1),
      Escape: () => this.table.back(),
    };
    const act = keys[event.key];
    const onButton = event.target instanceof Element && event.target.matches("button, a, summary, #board");
    if (act) act();
    else if (/^[0-9]$/.test(event.key)) this.digit(event.key);
    else if (event.key === "Enter" && this.typed) this.digits();
    else if (event.key === "Enter" && !onButton && this.table.question.lit !== null && !the("go").classList.contains("warn")) this.table.post.choose(this.table.question.lit);
    else return;
    event.preventDefault();
  }

  /** @param {number} way */
  step(way) {
    const all = [.../** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("#prompt .option:not([hidden])"))];
    const buttons = all.filter((button) => !button.closest("details:not([open])"));
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = at < 0 ? (way > 0 ? 0 : buttons.length - 1) : (at + way + buttons.length) % buttons.length;
    buttons[next]?.focus();
  }

  /** @param {string} digit */
  digit(digit) {
    if (!this.typed && digit === "0") return this.table.chart.all();
    this.typed += digit;
    clearTimeout(this.typing);
    if (Number(this.typed) * 10 > this.table.question.choices.length) this.digits();
    else this.typing = setTimeout(() => this.digits(), DIGIT);
  }

  digits() {
    const { typed } = this;
    this.typed = "";
    clearTimeout(this.typing);
    const choice = this.table.question.choices.find((one) => one.key === typed);
    if (choice) this.table.question.press(choice.option.option);
  }
}
