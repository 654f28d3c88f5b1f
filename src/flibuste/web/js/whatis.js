// What is this? Whatever lies on the table says what it is when it is pointed at, held, or focused; one key shows all
// names at once. What there is to say comes from the game's glossary; a figure or counter carries its term (or the icon
// of one) as `data-what`, what is on the chart has it with its anchor.

import { get } from "./api.js";
import { openRule } from "./dialogs.js";
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { lang, t } from "./words.js";

/** How long one points, or holds, before it is said, in ms. */
const POINTED = 500;
const HELD = 450;
/** A finger that goes farther than this pans. */
const STILL = 10;
/** So far apart, at least, are the names of things that lie close. */
const LINE = 24;

/** @typedef {{ what: string, name: string, area: DOMRect }} Thing a term, what this very thing is called, where it is */

/** @type {Map<string, Promise<TermSight[]>>} */
const asked = new Map();

/**
 * The words of a game, asked for once.
 * @param {string} game
 * @returns {Promise<TermSight[]>}
 */
function glossary(game) {
  const key = `${game} ${lang()}`;
  const found = asked.get(key) ?? get(`/api/games/${game}/glossary?lang=${lang()}`).catch(() => (asked.delete(key), []));
  asked.set(key, found);
  return found;
}

export class WhatIs {
  /**
   * @param {import("./chart.js").Chart} chart
   * @param {() => string} game
   */
  constructor(chart, game) {
    this.chart = chart;
    this.game = game;
    this.bubble = h("div", { class: "whatis lifted", id: "whatis", role: "tooltip", hidden: true });
    this.names = h("div", { class: "names", id: "names", hidden: true });
    document.body.append(this.names, this.bubble);
    /** @type {number | undefined} */
    this.timer = undefined;
    this.shown = "";
    document.addEventListener("pointermove", (event) => event.pointerType === "mouse" && this.point(event));
    document.addEventListener("pointerdown", (event) => this.press(event), true);
    document.addEventListener("focusin", (event) => this.focus(event));
    document.addEventListener("wheel", () => this.clear(), { passive: true });
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.clear(), true);
  }

  /**
   * What is there: a figure with its term, or what the chart has at that place.
   * @param {EventTarget | null} target
   * @param {number} x
   * @param {number} y
   * @returns {Thing | null}
   */
  at(target, x, y) {
    if (!(target instanceof Element) || target.closest(".whatis, dialog")) return null;
    const marked = target.closest("[data-what]");
    if (marked) return { what: marked.getAttribute("data-what") ?? "", name: marked.getAttribute("data-says") ?? "", area: marked.getBoundingClientRect() };
    if (!target.closest("#board")) return null;
    const spot = this.chart.place(x, y);
    const inside = this.things().filter(({ box }) => spot.x >= box[0] && spot.x <= box[0] + box[2] && spot.y >= box[1] && spot.y <= box[1] + box[3]);
    inside.sort((one, other) => one.box[2] * one.box[3] - other.box[2] * other.box[3]);
    return inside[0] ? { ...inside[0], area: new DOMRect(x - 8, y - 8, 16, 16) } : null;
  }

  /** What the chart shows, each with its box in the chart's own units. */
  things() {
    return Object.entries(this.chart.map?.anchors ?? {}).flatMap(([word, anchor]) => {
      const box = this.chart.box(word);
      return box && anchor.what ? [{ what: anchor.what, name: anchor.title, box }] : [];
    });
  }

  /** @param {PointerEvent} event */
  point(event) {
    const thing = this.at(event.target, event.clientX, event.clientY);
    const key = thing ? `${thing.what} ${thing.name}` : "";
    if (key === this.shown) return;
    this.shown = key;
    clearTimeout(this.timer);
    this.bubble.hidden = true;
    if (thing) this.timer = setTimeout(() => this.say(thing), POINTED);
  }

  /**
   * A finger that stays; it then presses nothing.
   * @param {PointerEvent} event
   */
  press(event) {
    if (event.target instanceof Element && event.target.closest(".whatis, .names")) return;
    this.clear();
    if (event.pointerType === "mouse") return;
    const thing = this.at(event.target, event.clientX, event.clientY);
    if (!thing) return;
    const over = new AbortController();
    const { signal } = over;
    const stop = () => (clearTimeout(this.timer), over.abort());
    const moved = (/** @type {PointerEvent} */ now) => Math.hypot(now.clientX - event.clientX, now.clientY - event.clientY) > STILL && stop();
    this.timer = setTimeout(() => {
      over.abort();
      document.addEventListener("click", (click) => (click.stopPropagation(), click.preventDefault()), { capture: true, once: true });
      this.say(thing, true);
    }, HELD);
    document.addEventListener("pointermove", moved, { signal });
    document.addEventListener("pointerup", stop, { signal });
    document.addEventListener("pointercancel", stop, { signal });
  }

  /** @param {FocusEvent} event */
  focus(event) {
    const target = event.target;
    if (!(target instanceof Element) || !target.matches(":focus-visible") || target.closest(".whatis, .names")) return;
    const area = target.getBoundingClientRect();
    const thing = this.at(target, area.x + area.width / 2, area.y + area.height / 2);
    this.clear(true);
    if (thing) this.timer = setTimeout(() => this.say({ ...thing, area }), POINTED);
  }

  /**
   * @param {Thing} thing
   * @param {boolean} [stays] until something else is pressed: with a way to its rule
   */
  async say(thing, stays = false) {
    const game = this.game();
    const terms = await glossary(game);
    const term = terms.find((one) => one.id === thing.what) ?? terms.find((one) => one.shows.includes(thing.what));
    if (!term) return;
    const title = thing.name || term.name;
    const more = stays
      ? h("div", { class: "row" }, h("button", { class: "chip", onclick: () => (this.clear(), void openRule(game, term.rule)) }, icon("info"), t("rule-chip", { id: term.rule })), h("a", { class: "chip", href: `/rules/${game}#glossary`, target: "_blank" }, icon("book"), t("glossary")))
      : h("small", {}, t("rule-chip", { id: term.rule }));
    this.bubble.replaceChildren(h("b", {}, title), ...(title === term.name ? [] : [h("small", {}, term.name)]), h("p", {}, term.means), more);
    this.bubble.classList.toggle("stays", stays);
    this.bubble.hidden = false;
    const { width, height } = this.bubble.getBoundingClientRect();
    const below = thing.area.bottom + 8 + height < innerHeight;
    this.bubble.style.left = `${Math.max(8, Math.min(innerWidth - width - 8, thing.area.x + thing.area.width / 2 - width / 2))}px`;
    this.bubble.style.top = `${Math.max(8, below ? thing.area.bottom + 8 : thing.area.top - height - 8)}px`;
  }

  /** @param {boolean} [named] the names stay */
  clear(named = false) {
    clearTimeout(this.timer);
    this.shown = "";
    this.bubble.hidden = true;
    if (named) return;
    this.names.hidden = true;
    document.body.classList.remove("named");
    document.getElementById("what")?.setAttribute("aria-pressed", "false");
  }

  /** All names at once, or none again. */
  async all() {
    const open = this.names.hidden;
    this.clear();
    if (!open) return;
    const terms = await glossary(this.game());
    const named = (/** @type {string} */ what) => terms.find((one) => one.id === what || one.shows.includes(what));
    const stage = this.chart.host.getBoundingClientRect();
    /** @type {Thing[]} */
    const found = this.things().map(({ what, name, box }) => {
      const { x, y, k } = this.chart.camera;
      return { what, name, area: new DOMRect(stage.x + stage.width / 2 + (box[0] - x) * k, stage.y + stage.height / 2 + (box[1] - y) * k, box[2] * k, box[3] * k) };
    });
    /** @type {Set<string>} */
    const once = new Set();
    const nearby = this.chart.active();
    for (const counter of nearby.querySelectorAll("[data-what]")) {
      const what = counter.getAttribute("data-what") ?? "";
      const area = counter.getBoundingClientRect();
      if (once.has(what) || !within(area, stage)) continue;
      once.add(what);
      found.push({ what, name: named(what)?.name ?? "", area });
    }
    /** @type {{ x: number, y: number, w: number }[]} */
    const taken = [];
    this.names.hidden = false;
    this.names.replaceChildren();
    for (const thing of found.filter(({ area }) => within(area, stage))) {
      const label = h("button", { class: "name lifted", onclick: () => this.say({ ...thing, area: label.getBoundingClientRect() }, true) }, thing.name || (named(thing.what)?.name ?? ""));
      this.names.append(label);
      const w = label.offsetWidth;
      const x = Math.max(stage.left + 2, Math.min(stage.right - w - 2, thing.area.x + thing.area.width / 2 - w / 2));
      let y = thing.area.bottom;
      while (taken.some((one) => Math.abs(one.y - y) < LINE && one.x < x + w && x < one.x + one.w)) y += LINE;
      taken.push({ x, y, w });
      label.style.left = `${x}px`;
      label.style.top = `${Math.min(y, stage.bottom - LINE)}px`;
    }
    document.body.classList.add("named");
    document.getElementById("what")?.setAttribute("aria-pressed", "true");
  }
}

/**
 * Whether the middle of an area is within another.
 * @param {DOMRect} area
 * @param {DOMRect} other
 */
function within(area, other) {
  const x = area.x + area.width / 2;
  const y = area.y + area.height / 2;
  return x > other.left && x < other.right && y > other.top && y < other.bottom;
}
