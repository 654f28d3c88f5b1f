// The frame of the page: the tools of the bar, the tabs of a phone, the sheet, the story opened and closed.

import { openHelp, openRules } from "./dialogs.js";
import { openLinks } from "./links.js";
import { the } from "./dom.js";
import { icon } from "./icons.js";
import { narrow } from "./panels.js";
import { loud, toggleSound } from "./sound.js";
import { theme, toggleTheme } from "./theme.js";
import { lang, speak, t } from "./words.js";

export class Frame {
  /**
   * @param {import("./table.js").Table} table
   * @param {string} token
   */
  constructor(table, token) {
    this.table = table;
    this.token = token;
    this.bind();
  }

  label() {
    /** @type {[string, string][]} */
    const buttons = [
      ["undo", "undo-help"],
      ["advice", "advice"],
      ["invite", "links-title"],
      ["what", "what-names"],
      ["rules", "rules-of"],
      ["help", "help-title"],
      ["sound", loud() ? "sound-off" : "sound-on"],
      ["lang", "language-other"],
      ["theme", "theme"],
      ["fit", "fit"],
      ["aim", "aim"],
      ["zoom-in", "zoom-in"],
      ["zoom-out", "zoom-out"],
      ["bell", "notify-help"],
      ["menu", "menu"],
      ["grab", "sheet-grab"],
      ["story-close", "close"],
    ];
    for (const [id, help] of buttons) {
      the(id).setAttribute("aria-label", t(help));
      the(id).title = t(help);
    }
    the("lang").textContent = lang() === "fr" ? "EN" : "FR";
    the("lang").setAttribute("aria-label", `${the("lang").textContent} – ${t("language-other")}`);
    the("theme").replaceChildren(icon(theme() === "day" ? "moon" : "sun"));
    the("sound").replaceChildren(icon(loud() ? "sound" : "mute"));
    the("sound").setAttribute("aria-pressed", String(loud()));
    the("home").setAttribute("aria-label", `Flibuste – ${t("to-shelf")}`);
    the("board").setAttribute("aria-label", t("board"));
    the("recap").setAttribute("aria-label", t("recap-title"));
    the("story-title").textContent = t("story");
    the("seats-title").textContent = t("seats");
    the("skip").textContent = t("skip-to-prompt");
    for (const [id, key] of /** @type {[string, string][]} */ ([["tab-prompt", "tab-prompt"], ["tab-seats", "seats"], ["tab-story", "story"]])) {
      the(id).querySelector("span")?.replaceChildren(t(key));
    }
    this.table.tick();
  }

  /** @param {string} name */
  tab(name) {
    the("main").dataset.tab = name;
    this.table.told.write();
    for (const one of ["prompt", "hand", "seats", "story"]) the(`tab-${one}`).setAttribute("aria-selected", String(one === name));
  }

  /**
   * The story, opened or closed (a tab on a phone).
   * @param {boolean} [open]
   */
  journal(open) {
    if (narrow()) return this.tab("story");
    the("story-area").classList.toggle("open", open);
    this.table.told.write();
    the("story").scrollTop = the("story").scrollHeight;
  }

  bind() {
    /** @type {Record<string, () => void>} */
    const actions = {
      undo: () => this.table.post.undo(),
      advice: () => this.table.post.advise(),
      invite: () => this.table.sight && openLinks(this.table.sight, this.token),
      rules: () => this.table.sight && openRules(this.table.sight.game),
      what: () => void this.table.whatis.all(),
      help: openHelp,
      sound: () => (toggleSound(), this.label()),
      lang: () => speak(lang() === "fr" ? "en" : "fr"),
      theme: () => (toggleTheme(), this.label()),
      fit: () => this.table.chart.all(),
      aim: () => ((this.table.chart.free = false), this.table.chart.attend()),
      "zoom-in": () => this.table.chart.zoom(1.4),
      "zoom-out": () => this.table.chart.zoom(0.7),
      bell: () => Notification.requestPermission().then(() => (the("bell").hidden = true)),
      "tab-prompt": () => this.tab("prompt"),
      "tab-hand": () => this.tab("hand"),
      "tab-seats": () => this.tab("seats"),
      "tab-story": () => this.tab("story"),
      "story-close": () => this.journal(false),
      menu: () => {
        const open = the("tools").classList.toggle("open");
        the("menu").setAttribute("aria-expanded", String(open));
      },
      grab: () => {
        const next = { half: "full", full: "peek", peek: "half" }[the("main").dataset.detent ?? "half"] ?? "half";
        the("main").dataset.detent = next;
        the("grab").setAttribute("aria-expanded", String(next !== "peek"));
      },
    };
    for (const [id, act] of Object.entries(actions)) the(id).addEventListener("click", act);
    the("main").dataset.detent = "half";
    the("bell").hidden = !("Notification" in window) || Notification.permission !== "default" || !isSecureContext;
    this.tab("prompt");
  }
}
