// What stands beside the board: the question, the players, the story.

import { h } from "./dom.js";
import { die, icon } from "./icons.js";
import { lang, t } from "./words.js";

export const LETTERS = "ABCDEFGHIJKL";

/**
 * A seat's disc: colour and letter.
 * @param {number} seat
 */
export const disc = (seat) => h("span", { class: `disc seat-${seat}`, "aria-hidden": "true" }, LETTERS[seat] ?? "");

/**
 * How long ago, in words.
 * @param {number} seconds
 */
export function ago(seconds) {
  if (seconds < 5) return t("ago-now");
  if (seconds < 60) return t("ago-seconds", { n: Math.floor(seconds) });
  if (seconds < 3600) return t("ago-minutes", { n: Math.floor(seconds / 60) });
  if (seconds < 86400) return t("ago-hours", { n: Math.floor(seconds / 3600) });
  return t("ago-days", { n: Math.floor(seconds / 86400) });
}

/**
 * @param {string[]} names
 * @returns {string}
 */
export const listing = (names) => new Intl.ListFormat(lang()).format(names);

/** Where one sentence ends and the next begins; "St. John" is no such place. */
const SENTENCE = /(?<=[\p{L}\p{N})»”]{3}[\s\u00a0]?[.!?…])\s+(?=[\p{Lu}\p{N}«“])/u;

/**
 * A prompt as its question and what else is said: why it is asked, what it is about.
 * @param {string} prompt
 * @returns {[string, string]}
 */
export function asking(prompt) {
  const sentences = prompt.split(SENTENCE);
  const at = Math.max(0, sentences.findIndex((sentence) => sentence.endsWith("?")));
  return [sentences[at] ?? "", sentences.filter((_, place) => place !== at).join(" ")];
}

/** @param {string} option */
export const passes = (option) => option === "pass" || option.startsWith("pass ") || option.startsWith("pass-");

/**
 * The options in the order in which they are numbered: passing comes last, and after it what is rare.
 * @param {Ask} ask
 */
export function ordered(ask) {
  const usual = ask.options.filter((option) => !option.rare);
  const acts = usual.filter((option) => !passes(option.option));
  return [...acts, ...usual.filter((option) => passes(option.option)), ...ask.options.filter((option) => option.rare)];
}

/** What an option says before its colon, and after it. */
const HEAD = /^(.{2,40}?)[\s\u00a0]?: (.+)$/s;
/** So many options in a row that begin alike are put under one heading. */
const ALIKE = 3;

/**
 * Options in a row that begin alike ("Anne Bonny: …"), together under what they have in common.
 * @param {OptionSight[]} options
 * @returns {{ head: string, options: OptionSight[] }[]}
 */
function alike(options) {
  /** @type {{ head: string, options: OptionSight[] }[]} */
  const runs = [];
  for (const option of options) {
    const head = HEAD.exec(option.text)?.[1] ?? "";
    const last = runs[runs.length - 1];
    if (last && last.head === head) last.options.push(option);
    else runs.push({ head, options: [option] });
  }
  return runs.map((run) => (run.options.length < ALIKE ? { head: "", options: run.options } : run));
}

/**
 * The options as a list of buttons, in their order.
 * @param {OptionSight[]} options
 * @param {(option: string) => void} choose
 * @param {(option: string | null) => void} point
 * @param {number} [before] how many are numbered before them
 */
export function optionList(options, choose, point, before = 0) {
  const alone = options.filter((option) => passes(option.option)).length === 1;
  let number = before;
  const groups = alike(options).map(({ head, options: some }) => {
    const shared = head && some.every((option) => option.hint === some[0]?.hint) ? (some[0]?.hint ?? "") : "";
    const buttons = some.map((option) => {
      number += 1;
      return optionButton(option, head, shared ? "" : option.hint, passes(option.option) && alone ? "↵" : String(number), choose, point);
    });
    return h("div", { class: "group" }, head ? h("h3", { "aria-hidden": "true" }, head) : null, shared ? h("p", { class: "hint" }, shared) : null, ...buttons);
  });
  const list = h("div", { class: options.length > MANY ? "options many" : "options", role: "group", "aria-label": t("options-list") }, ...groups);
  const filter = h("input", { type: "search", class: "filter", placeholder: t("options-filter"), "aria-label": t("options-filter") });
  filter.addEventListener("input", () => {
    const words = filter.value.toLowerCase();
    for (const group of groups) {
      const buttons = [...group.querySelectorAll("button")];
      for (const button of buttons) button.hidden = !(button.getAttribute("data-words") ?? "").includes(words);
      group.hidden = buttons.every((button) => button.hidden);
    }
  });
  return { list, filter };
}

/**
 * What is seldom wanted and can't be taken back is folded away: it takes two steps to choose it.
 * @param {OptionSight[]} options
 * @param {(option: string) => void} choose
 * @param {(option: string | null) => void} point
 * @param {number} before
 */
export function rareList(options, choose, point, before) {
  const { list } = optionList(options, choose, point, before);
  list.setAttribute("aria-label", t("options-rare", { count: options.length }));
  return h("details", { class: "rare" }, h("summary", { "data-focus": "rare" }, t("options-rare", { count: options.length })), list);
}

/** More options than this are listed closely, with a field to search them. */
export const MANY = 9;

/**
 * The button of an option; what stands in its heading is not said again, but read aloud.
 * @param {OptionSight} option
 * @param {string} head
 * @param {string} hint what to know before choosing it, unless it is said for several at once
 * @param {string} key
 * @param {(option: string) => void} choose
 * @param {(option: string | null) => void} point
 */
function optionButton(option, head, hint, key, choose, point) {
  const quiet = passes(option.option);
  const one = option.option;
  const rest = head ? (HEAD.exec(option.text)?.[2] ?? option.text) : option.text;
  return h(
    "button",
    {
      class: quiet ? "option pass" : "option",
      "data-send": one,
      "data-focus": one,
      "data-words": option.text.toLowerCase(),
      "aria-label": head ? [option.text, option.hint].filter(Boolean).join(". ") : null,
      "aria-keyshortcuts": key === "↵" ? "Enter" : key,
      onclick: () => choose(one),
      onpointerenter: () => point(one),
      onpointerleave: () => point(null),
      onfocus: (/** @type {Event} */ event) => /** @type {Element} */ (event.target).matches(":focus-visible") && point(one),
      onblur: () => point(null),
    },
    h("span", {}, rest.charAt(0).toUpperCase() + rest.slice(1), hint ? h("small", { class: "hint" }, hint) : null),
    h("kbd", { "aria-hidden": "true" }, key),
  );
}

/**
 * The players, each with what the game's sheets say of him.
 * @param {Sight} sight
 * @param {(seat: SeatSight) => void} manage
 */
export function seatCards(sight, manage) {
  const names = sight.seats.map((seat) => seat.name);
  return sight.seats.map((seat) => {
    const bot = sight.bots.find((one) => one.name === seat.bot);
    const tags = [
      sight.mine.includes(seat.seat) ? t("you") : null,
      seat.bot ? `${t("bot")} ${bot?.label ?? ""}` : seat.here ? null : t("absent"),
    ].filter((tag) => tag !== null);
    const facts = factsOf(sight.sheets, names, seat.seat);
    const mayManage = sight.host || sight.mine.includes(seat.seat);
    const place = sight.end?.find((one) => one.seat === seat.seat);
    return h(
      "section",
      { class: seat.waiting ? "seat waiting" : "seat", "aria-label": seat.name, "data-seat": seat.seat },
      disc(seat.seat),
      h(
        "div",
        { class: "seat-body" },
        h(
          "div",
          { class: "seat-head" },
          h("strong", {}, seat.name),
          h("span", { class: "tags" }, tags.map((tag) => ` · ${tag}`).join("")),
          place ? h("span", { class: "score" }, String(place.score)) : null,
          mayManage && !sight.over
            ? h("button", { class: "plain", "aria-label": t("hand-title", { name: seat.name }), "data-focus": `seat-${seat.seat}`, onclick: () => manage(seat) }, icon("dots"))
            : null,
        ),
        seat.waiting && sight.ask && sight.ask.seat !== seat.seat ? h("p", { class: "seat-waiting" }, icon("clock"), seat.waiting) : null,
        facts.length ? factList(seat.seat, facts) : null,
      ),
    );
  });
}

/**
 * What the sheets say of one seat: rows that begin with its name, or the column under it.
 * @param {SheetSight[]} sheets
 * @param {string[]} names
 * @param {number} seat
 * @returns {[string, string][]}
 */
function factsOf(sheets, names, seat) {
  /** @type {[string, string][]} */
  const facts = [];
  for (const sheet of sheets) {
    if (!perSeat(sheet, names)) continue;
    const row = sheet.rows[seat] ?? [];
    sheet.columns.forEach((column, at) => at > 0 && row[at] && facts.push([column, row[at]]));
  }
  return facts;
}

/**
 * Whether a sheet has one row for each seat, in order; more may follow (a player whom the game plays).
 * @param {SheetSight} sheet
 * @param {string[]} names
 */
const perSeat = (sheet, names) =>
  sheet.rows.length >= names.length && names.every((name, at) => (sheet.rows[at]?.[0] ?? "").includes(name));

/** What is unfolded stays so when it is drawn anew: seats and sheets by number. */
const unfolded = new Set();

/**
 * @template {HTMLDetailsElement} T
 * @param {T} details
 * @param {string} key
 */
function remember(details, key) {
  details.open = unfolded.has(key);
  details.addEventListener("toggle", () => (details.open ? unfolded.add(key) : unfolded.delete(key)));
  return details;
}

/**
 * The first facts in a line; all of them once unfolded.
 * @param {number} seat
 * @param {[string, string][]} facts
 */
function factList(seat, facts) {
  const brief = facts.filter(([, value]) => value.length <= 14).slice(0, 3);
  const line = (/** @type {[string, string]} */ [label, value]) => h("div", { class: value.length > 14 ? "long" : null }, h("dt", {}, label), h("dd", {}, value));
  const sheet = h(
    "details",
    { class: "facts" },
    h("summary", { "data-focus": `facts-${seat}` }, ...brief.map(([label, value]) => h("span", {}, `${label} `, h("b", {}, value)))),
    h("dl", {}, ...facts.map(line)),
  );
  return remember(sheet, `seat-${seat}`);
}

/**
 * What belongs to no seat alone, as tables under one heading: the story needs the room.
 * @param {Sight} sight
 */
export function tables(sight) {
  const names = sight.seats.map((seat) => seat.name);
  const sheets = sight.sheets
    .filter((sheet) => !perSeat(sheet, names) || sheet.rows.length > names.length)
    .map((sheet, at) =>
      remember(
        h(
          "details",
          { class: "sheet" },
          h("summary", { "data-focus": `sheet-${at}` }, sheet.title),
          h(
            "table",
            {},
            h("thead", {}, h("tr", {}, ...sheet.columns.map((column) => h("th", { scope: "col" }, column)))),
            h("tbody", {}, ...sheet.rows.map((row) => h("tr", {}, ...row.map((cell) => h("td", {}, cell))))),
          ),
        ),
        `sheet-${at}`,
      ),
    );
  return sheets.length ? [remember(h("details", { class: "sheets" }, h("summary", { "data-focus": "sheets" }, t("sheets")), ...sheets), "sheets")] : [];
}

/** Where a line's dice are drawn. */
const DICE = "\ue000";

/**
 * A line of the story.
 * @param {Line} line
 */
export function storyLine(line) {
  if (!line.dice.length) return h("li", { "data-at": line.at }, line.text);
  const dice = h("span", { class: "dice", role: "img", "aria-label": t("dice-shown", { faces: line.dice.map((face) => face || t("skull")).join(", ") }) }, ...line.dice.map(die));
  const [before, ...after] = line.text.split(DICE);
  return after.length ? h("li", { "data-at": line.at }, before, dice, after.join("").replace(/^\s*\./, "")) : h("li", { "data-at": line.at }, dice, line.text);
}

/**
 * The final standing, point by point.
 * @param {Sight} sight
 */
export function standings(sight) {
  return (sight.end ?? []).map((one) => {
    const seat = sight.seats[one.seat];
    return h(
      "article",
      { class: one.place === 1 ? "standing winner" : "standing" },
      h("header", {}, h("span", { class: "place" }, String(one.place)), disc(one.seat), h("strong", {}, seat?.name ?? ""), h("span", { class: "score" }, String(one.score))),
      one.lines.length
        ? h(
            "table",
            { "aria-label": t("end-detail") },
            h("tbody", {}, ...one.lines.map((line) => h("tr", {}, h("td", {}, line.text), h("td", { class: "points" }, String(line.points))))),
          )
        : null,
    );
  });
}

/** @param {Sight} sight */
export function verdict(sight) {
  const winners = (sight.end ?? []).filter((one) => one.place === 1).map((one) => one.seat);
  const names = winners.map((seat) => sight.seats[seat]?.name ?? "");
  if (!winners.length) return t(sight.seats.length === 1 ? "end-lost" : "end-nobody");
  if (winners.length === 1 && sight.mine.length === 1 && winners[0] === sight.mine[0]) return t("end-you-win");
  return winners.length === 1 ? t("end-winner", { name: names[0] ?? "" }) : t("end-winners", { names: listing(names) });
}

/**
 * Where many options differ only in numbers ("hull +1, sails +0, …"), they are put together number by number
 * instead of being listed. What each number is called is read off the words that change with it.
 * @param {OptionSight[]} options
 * @param {(option: string) => void} choose
 * @returns {HTMLElement | null}
 */
export function composer(options, choose) {
  const parts = options.map((option) => option.option.split(" "));
  const [first] = parts;
  if (!first || first.length < 3 || options.length < 16) return null;
  const alike = parts.every((words) => words.length === first.length && words[0] === first[0] && words.slice(1).every((word) => /^\d+$/.test(word)));
  if (!alike) return null;
  const texts = new Map(options.map((option) => [option.option, option.text]));
  const hints = new Map(options.map((option) => [option.option, option.hint]));
  const labels = first.slice(1).map((_, at) => labelOf(parts, texts, at + 1));
  let now = [...first];
  const chosen = h("button", { class: "main", onclick: () => choose(now.join(" ")) });
  const holder = h("div", { class: "composer" });
  const draw = () => {
    const rows = labels.map((label, at) => {
      const other = (/** @type {number} */ by) => now.map((word, place) => (place === at + 1 ? String(Number(word) + by) : word));
      const button = (/** @type {string} */ sign, /** @type {number} */ by) =>
        h("button", { class: "quiet", "data-focus": `${sign}${at}`, "aria-label": `${label} ${sign}`, disabled: !texts.has(other(by).join(" ")), onclick: () => ((now = other(by)), draw()) }, sign);
      return h("div", { class: "composer-row" }, h("span", {}, label), button("−", -1), h("output", {}, now[at + 1] ?? ""), button("+", 1));
    });
    const hint = hints.get(now.join(" "));
    chosen.replaceChildren(h("span", {}, texts.get(now.join(" ")) ?? "", hint ? h("small", { class: "hint" }, hint) : null));
    const active = document.activeElement?.getAttribute("data-focus");
    holder.replaceChildren(...rows, chosen);
    if (active) /** @type {HTMLElement | null} */ (holder.querySelector(`[data-focus="${CSS.escape(active)}"]:enabled`))?.focus();
  };
  draw();
  return holder;
}

/**
 * What the number at a place is called: the clause that changes when only it does.
 * @param {string[][]} parts
 * @param {Map<string, string>} texts
 * @param {number} at
 */
function labelOf(parts, texts, at) {
  for (const words of parts) {
    const other = words.map((word, place) => (place === at ? String(Number(word) + 1) : word));
    const one = texts.get(words.join(" "))?.split(/[,;:]\s*/);
    const two = texts.get(other.join(" "))?.split(/[,;:]\s*/);
    if (!one || !two || one.length !== two.length) continue;
    const clause = one.find((text, place) => text !== two[place]);
    const name = clause?.replace(/[+×x]?\s*\d+/, "").trim();
    if (name) return name.charAt(0).toUpperCase() + name.slice(1);
  }
  return "";
}
