// After the game: the record, the dice audit, the match played again.

import { ask } from "./api.js";
import { rematchOf } from "./company.js";
import { fill, h, the } from "./dom.js";
import { icon } from "./icons.js";
import { verdict } from "./panels.js";
import { lang, reasonOf, t } from "./words.js";

/**
 * What one may take away from a match, or look at again.
 * @param {Sight} sight
 * @param {string} token
 * @param {() => void} replay
 */
export function keepsakes(sight, token, replay) {
  const said = h("p", { class: "audit", role: "status" });
  const audit = h("button", { class: "quiet" }, icon("seal"), t("audit"));
  audit.addEventListener("click", async () => {
    audit.disabled = true;
    said.textContent = t("audit-running");
    try {
      /** @type {Audit} */
      const found = await ask("POST", `/api/matches/${sight.match}/audit?lang=${lang()}`, { token });
      said.textContent = found.message;
      said.className = found.ok ? "audit good" : "audit bad";
    } catch (error) {
      said.textContent = reasonOf(error);
    }
    audit.disabled = false;
  });
  const save = h("button", { class: "quiet" }, icon("down"), t("record-save"));
  save.addEventListener("click", async () => {
    const text = await ask("GET", `/api/matches/${sight.match}/record?lang=${lang()}`, { token, text: true });
    const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    const link = h("a", { href: url, download: `${sight.game}-${sight.match}.txt` });
    link.click();
    URL.revokeObjectURL(url);
  });
  return [
    h(
      "div",
      { class: "after" },
      h("button", { class: "quiet", onclick: replay }, icon("play"), t("replay")),
      save,
      audit,
      h("a", { class: "quiet", href: `/#${sight.game}` }, icon("anchor"), t("again")),
    ),
    said,
  ];
}

/**
 * What the rail shows once the match is over.
 * @param {Sight} sight
 * @param {string} token
 * @param {{ replay: () => void, again: () => void }} act
 */
export function drawEnd(sight, token, act) {
  return [
    h("h2", { id: "question", tabindex: "-1" }, verdict(sight)),
    h("button", { class: "main", "data-act": "closing", onclick: act.again }, icon("back"), t("end-back")),
    rematchOf(sight, token),
    ...keepsakes(sight, token, act.replay),
  ];
}

/** The match, played again under a slider. */
export class Replay {
  /**
   * @param {string} match
   * @param {string} token
   * @param {Sight} sight
   * @param {{ table: (sight: Sight) => void, lost: () => void, leave: () => void }} tell
   * @param {number} [at] where it begins
   */
  constructor(match, token, sight, tell, at = 0) {
    this.match = match;
    this.token = token;
    this.seat = sight.seat;
    this.last = sight.choices;
    this.at = at;
    this.tell = tell;
    /** @type {number | undefined} */
    this.playing = undefined;
    this.asking = false;
    this.closed = false;
    this.bar = the("replay");
    this.build();
    this.show();
    this.keys = (/** @type {KeyboardEvent} */ event) => this.key(event);
    document.addEventListener("keydown", this.keys);
  }

  build() {
    this.words = h("output", {}, "");
    this.slider = h("input", { type: "range", min: 0, max: this.last, value: 0, "aria-label": t("replay-title") });
    this.slider.addEventListener("input", () => this.go(Number(this.slider?.value)));
    const button = (/** @type {string} */ name, /** @type {string} */ key, /** @type {() => void} */ act) => h("button", { class: "plain", "aria-label": t(key), title: t(key), onclick: act }, icon(name));
    this.toggle = button("play", "replay-play", () => this.play());
    fill(
      this.bar,
      button("first", "replay-first", () => this.go(0)),
      button("back", "replay-back", () => this.go(this.at - 1)),
      this.toggle,
      button("on", "replay-on", () => this.go(this.at + 1)),
      button("last", "replay-last", () => this.go(this.last)),
      this.slider,
      this.words,
      button("cross", "replay-leave", () => this.leave()),
    );
    this.bar.hidden = false;
    this.slider.focus({ preventScroll: true });
  }

  /** @param {number} at */
  go(at) {
    this.at = Math.max(0, Math.min(this.last, at));
    this.show();
  }

  /** Show where the slider stands. It may run on meanwhile: one question at a time, then the latest. */
  async show() {
    if (this.words) this.words.textContent = t("replay-at", { at: this.at, of: this.last });
    if (this.slider) this.slider.value = String(this.at);
    if (this.asking) return;
    this.asking = true;
    let shown = "";
    while (!this.closed && shown !== this.wanted()) {
      shown = this.wanted();
      try {
        /** @type {Sight} */
        const sight = await ask("GET", `/api/matches/${this.match}/replay?${shown}`, { token: this.token });
        if (!this.closed) this.tell.table(sight);
      } catch {
        this.tell.lost();
        break;
      }
    }
    this.asking = false;
  }

  wanted() {
    const query = new URLSearchParams({ at: String(this.at), lang: lang() });
    if (this.seat !== null) query.set("seat", String(this.seat));
    return query.toString();
  }

  play() {
    if (this.playing !== undefined) {
      clearInterval(this.playing);
      this.playing = undefined;
    } else {
      if (this.at >= this.last) this.at = 0;
      this.playing = setInterval(() => {
        if (this.asking) return; // a slow line sets the pace
        this.go(this.at + 1);
        if (this.at >= this.last) this.play();
      }, 900);
    }
    const on = this.playing !== undefined;
    this.toggle?.replaceChildren(icon(on ? "pause" : "play"));
    this.toggle?.setAttribute("aria-label", t(on ? "replay-pause" : "replay-play"));
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    if (document.querySelector("dialog[open]")) return;
    if (event.key === "Escape") this.leave();
    else if (event.target === this.slider) return;
    else if (event.key === "ArrowLeft") this.go(this.at - 1);
    else if (event.key === "ArrowRight") this.go(this.at + 1);
    else if (event.key === "Home") this.go(0);
    else if (event.key === "End") this.go(this.last);
    else if (event.key === " " && !(event.target instanceof HTMLButtonElement)) this.play();
    else return;
    event.preventDefault();
  }

  leave() {
    if (this.playing !== undefined) this.play();
    this.closed = true;
    document.removeEventListener("keydown", this.keys);
    this.bar.hidden = true;
    this.tell.leave();
  }
}
