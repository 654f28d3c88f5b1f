// The question: who is asked, what for, in steps where there is much to choose from, the ways out apart.

import { cartOf } from "./bill.js";
import { h } from "./dom.js";
import { emblem, icon } from "./icons.js";
import { asking, capital, composer, disc, passes, picture, shared } from "./panels.js";
import { taught } from "./lesson.js";
import { t } from "./words.js";

/** From so many options they are asked for in steps; from fewer in a battle, where each ship has as many sections, and
 * where several would lie at one place of the chart. */
const MANY = 10;
const FEW = 6;
/** Where they are asked for early, each answer leads to so many at least. */
const PAIR = 2;
/** So many rows at most are listed without a field to search them. */
const ROWS = 12;
/** So many options that nobody in particular does are listed whoever is chosen. */
const COMMON = 2;
/** A step offers at most so many answers. */
const ANSWERS = 8;

/** What an option says before its colon, and after it. */
const HEAD = /^(.{2,40}?)[\s\u00a0]?: (.+)$/s;

/** What is left hanging where the words that follow differ: "look for the merchant of". */
const HANGING = /(?<=\p{L}{4,}.*)(?:[\s\u00a0]+(?:\p{L}{1,2}|des|les|aux|the|for|off|from|large|[ld]’))+$/iu;

/** Where one thing that a hint says ends and the next begins. */
const CLAUSE = /[\s\u00a0]+·[\s\u00a0]+|[\s\u00a0]*;[\s\u00a0]+/;

/** So many letters before a name say no more than "of" Edward Low, "off the" Gold Coast, where all rows do the same. */
const LINK = 8;
const ALONG = 16;

/**
 * What a row is called where its heading has said the rest: a name alone, if that is what is left.
 * @param {string} said
 * @param {OptionSight} option
 * @param {number} link
 */
function bare(said, option, link) {
  const name = option.words.at(-1) ?? "";
  return name && said.toLowerCase().endsWith(name.toLowerCase()) && said.length - name.length <= link ? name : said;
}

/** @param {OptionSight} option */
export const leaves = (option) => option.out || passes(option.option);

/** @typedef {{ key: string, title: string, options: OptionSight[] }} Answer */
/** @typedef {{ label: string, answers: Answer[], chosen: string }} Step */
/** @typedef {{ option: OptionSight, name: string, key: string, head?: string }} Choice a row: what it is called here, its number, and what it shares with the others */

/** @param {OptionSight} option what stands after the name of its subject */
const rest = (option) => HEAD.exec(option.text)?.[2] ?? option.text;

/**
 * Options together by a key, in their order.
 * @param {OptionSight[]} options
 * @param {(option: OptionSight) => string} by
 */
function together(options, by) {
  /** @type {Map<string, OptionSight[]>} */
  const found = new Map();
  for (const option of options) found.set(by(option), [...(found.get(by(option)) ?? []), option]);
  return found;
}

/** @param {number} place */
const word = (place) => (/** @type {OptionSight} */ option) => option.option.split(" ")[place] ?? "";

/** The choices made in steps before, by what was asked. */
/** @type {Map<string, string>} */
const remembered = new Map();

/**
 * Split many options by who does it, what is done, and where: the steps, and the options that the answers leave.
 * @param {string} kind
 * @param {OptionSight[]} options
 * @param {boolean} [led] ways are proposed: who goes is asked even of a few, what is done only of many
 * @param {number} [many] from so many options
 * @param {number} [least] so many behind each answer: fewer are sooner read in a list
 * @returns {{ steps: Step[], left: OptionSight[], common: OptionSight[] }} `common`: the few that nobody in particular does
 */
export function inSteps(kind, options, led = false, many = MANY, least = 1) {
  /** @type {Step[]} */
  const steps = [];
  const common = options.filter((option) => !word(1)(option));
  const few = common.length > 0 && common.length <= COMMON;
  let left = few ? options.filter((option) => !common.includes(option)) : options;
  const split = (/** @type {string} */ label, /** @type {number} */ place) => {
    const groups = together(left, word(place));
    if (options.length < MANY && [...groups.values()].some((some) => some.length < least)) return;
    if (left.length <= 4 || groups.size < 2 || groups.size > ANSWERS || groups.size === left.length) return;
    const answers = [...groups].map(([key, some]) => ({ key, title: titled(key, some, place), options: some }));
    const slot = `${kind}/${label}/${place}`;
    const kept = remembered.get(slot);
    const chosen = answers.find((answer) => answer.key === kept) ?? answers[0];
    if (!chosen) return;
    steps.push({ label, answers, chosen: chosen.key });
    left = chosen.options;
  };
  if (options.length >= many || led) {
    split("step-who", 1);
    if (!led || left.length > ROWS) split("step-what", 0);
    if (left.length > ROWS) split("step-whom", 2);
  }
  return steps.length && few ? { steps, left, common } : { steps, left: steps.length ? left : options, common: [] };
}

/**
 * Answer the steps so that an option is among the rows.
 * @param {string} kind
 * @param {string} option
 */
export function follow(kind, option) {
  for (const [label, place] of Object.entries(PLACES)) remembered.set(`${kind}/${label}/${place}`, option.split(" ")[place] ?? "");
}

/**
 * @param {string} kind
 * @param {Step} step
 * @param {number} place
 * @param {string} key
 */
function answer(kind, step, place, key) {
  remembered.set(`${kind}/${step.label}/${place}`, key);
}

const PLACES = /** @type {Record<string, number>} */ ({ "step-who": 1, "step-what": 0, "step-whom": 2 });

/**
 * @param {string} key
 * @param {OptionSight[]} options
 * @param {number} place
 */
function titled(key, options, place) {
  const one = options[0];
  if (!one) return key;
  if (place === 0) return capital((shared(options.map(rest)) || unnamed(one)).trim().replace(/[\s\u00a0]*:?$/, "").replace(HANGING, ""));
  if (!key) return t("step-other");
  return capital(one.words[place - 1] ?? key);
}

/** @param {OptionSight} option what is done, without the name of the last thing it is done to */
function unnamed(option) {
  const name = option.words.at(-1) ?? "";
  const said = rest(option);
  return name && said.length > name.length && said.endsWith(name) ? said.slice(0, -name.length) : said;
}

/** So many rows that begin alike stand under what they share. */
const ALIKE = 3;

/**
 * What the rows are called where their steps, or a heading above them, have said the rest.
 * @param {OptionSight[]} options
 * @param {Step[]} steps
 * @returns {Choice[]}
 */
export function rows(options, steps) {
  const heads = steps.length ? together(options, () => "") : headed(options);
  const what = steps.some((step) => step.label === "step-what") || (steps.length > 0 && together(options, word(0)).size === 1);
  const same = what ? shared(options.map(rest)) : "";
  const link = what && new Set(options.map((option) => option.words.at(-1))).size === options.length ? ALONG : LINK;
  const found = [...heads].flatMap(([head, some]) => {
    return some.map((option) => ({ option, name: capital(steps.length ? bare(rest(option).slice(same.length), option, link) : head.endsWith("…") ? option.text.slice(head.length - 1).trimStart() : head ? rest(option) : option.text), head }));
  });
  return found.map((choice, at) => ({ ...choice, key: String(at + 1) }));
}

/**
 * Options by the heading they stand under: what is said before a colon, or what several of one kind begin with. Those
 * that stand under none come first: there are few of them.
 * @param {OptionSight[]} options
 */
function headed(options) {
  /** @type {Map<string, OptionSight[]>} */
  const found = new Map([["", []]]);
  const put = (/** @type {string} */ head, /** @type {OptionSight[]} */ some) => found.set(head, [...(found.get(head) ?? []), ...some]);
  for (const [before, some] of together(options, (option) => HEAD.exec(option.text)?.[1] ?? "")) {
    if (before) put(some.length >= ALIKE ? before : "", some);
    else
      for (const alike of together(some, word(0)).values()) {
        const said = alike.length >= ALIKE && alike.length < options.length ? shared(alike.map((option) => option.text)).trimEnd() : "";
        put(said && `${said}…`, alike);
      }
  }
  return found;
}

/**
 * The rows as buttons: a heading over those that begin alike, and once what is said of all of them.
 * @param {Choice[]} choices
 * @param {Acts} acts
 * @param {boolean} fought sections to aim at, which the cards of the battle show too
 */
function rowList(choices, acts, fought) {
  const said = new Map(choices.map((choice) => [choice, choice.option.hint.split(CLAUSE).filter(Boolean)]));
  /** @type {Map<string, Choice[]>} */
  const groups = new Map();
  for (const choice of choices) groups.set(choice.head ?? "", [...(groups.get(choice.head ?? "") ?? []), choice]);
  // what is said of all rows under a heading is said once
  const once = new Map([...groups].map(([head, some]) => [head, some.length > 1 ? (said.get(/** @type {Choice} */ (some[0])) ?? []).filter((clause) => some.every((one) => said.get(one)?.includes(clause))) : []]));
  const hinted = (/** @type {Choice} */ choice) => {
    const shared = once.get(choice.head ?? "") ?? [];
    return shared.length ? capital((said.get(choice) ?? []).filter((clause) => !shared.includes(clause)).join(" · ")) : choice.option.hint;
  };
  // what needs no telling takes half a row, where there is such another for the other half and others have to be told
  const plain = choices.some((choice) => told(choice.option)) ? choices.map((choice) => !told(choice.option)) : [];
  const alike = (/** @type {number} */ at, /** @type {number} */ other) => plain[other] && choices[other]?.head === choices[at]?.head;
  const before = /** @type {(at: number) => number} */ ((at) => (alike(at, at - 1) ? before(at - 1) + 1 : 0));
  const halves = new Set(choices.filter((_, at) => plain[at] && (before(at) % 2 || alike(at, at + 1))));
  // sections to aim at stand beside each other: what a hit there does is said on the card of the ship
  const aims = choices.filter((choice) => fought && choice.option.figure && choice.name.length <= SECTION);
  const aimed = aims.length >= ALIKE;
  // little more than names: on a phone two of them share a row
  const brief = (/** @type {Choice} */ choice) => !choice.option.figure && !choice.head && short(choice.name, hinted(choice));
  const names = choices.length > ALIKE && choices.every(brief);
  // rows under a heading look alike: all on one line, or none
  const lined = new Map([...groups].map(([head, some]) => [head, some.every((choice) => !told(choice.option) || (!choice.option.figure && short(choice.name, hinted(choice))))]));
  const parts = [...groups].flatMap(([head, some]) => [
    head ? h("span", { class: "lbl" }, head) : null,
    once.get(head)?.length ? h("p", { class: "hint shared" }, capital((once.get(head) ?? []).join(" · "))) : null,
    ...some.map((choice) => {
      const row = optionRow(choice, acts, hinted(choice), halves.has(choice), lined.get(head));
      if (aimed) row.classList.add(aims.includes(choice) ? "aim" : "whole");
      return row;
    }),
  ]);
  return h("div", { class: aimed ? `options aims of-${Math.min(aims.length, ABREAST)}` : names ? "options pairs" : "options", role: "group", "aria-label": t("options-list") }, ...parts);
}

/** The name of a section has at most so many letters; so many of them stand beside each other. */
const SECTION = 12;
const ABREAST = 4;

/** So many pixels a row has for a name and what is said of it, on one line. */
const LINE = 268;

/**
 * Whether a name and what is said of it stand on one line.
 * @param {string} name
 * @param {string} hint
 */
const short = (name, hint) => hint !== "" && name.length * 8.6 + hint.length * 6.9 < LINE;

/** @param {OptionSight} option whether something is said of it beside its name */
const told = (option) => !!(option.hint || option.figure);

/**
 * @typedef {object} Acts
 * @property {(option: string) => void} press
 * @property {(option: string | null) => void} point
 * @property {(option: string) => void} choose at once
 * @property {() => void} again draw the prompt anew: another step was chosen
 * @property {() => void} rule
 * @property {(options: string[]) => void} pay several, one after the other
 */

/**
 * A way that is proposed, as an option.
 * @param {Route} route
 * @param {Panels} panels
 * @returns {OptionSight}
 */
function routeOption(route, panels) {
  const who = panels.mats.flatMap((mat) => mat.rows).find((row) => row.word === route.subject)?.title ?? route.subject;
  return { option: route.option, text: t("route-of", { who, where: route.title }), hint: route.note, rare: false, words: [who, route.title], out: false, figure: route.figure, unit: route.unit, odds: [], price: null, most: 0, tone: "" };
}

/**
 * Whether several options lie at one place of the chart, besides those at whoever acts.
 * @param {OptionSight[]} options
 * @param {Panels | null} panels
 */
function crowded(options, panels) {
  const places = options.map((option) => placeOf(option.option, panels)).filter((place) => place && !panels?.focus.words.includes(place));
  return new Set(places).size < places.length;
}

/**
 * The last thing that an option speaks of and that has a place on the chart.
 * @param {string} option
 * @param {Panels | null} panels
 */
export const placeOf = (option, panels) => option.split(" ").slice(1).reverse().find((word) => panels?.map.anchors[word]) ?? "";

/**
 * The prompt of a question. `choices` are what carries a number, here and on the chart.
 * @param {Ask} question
 * @param {Panels | null} panels
 * @param {Acts} acts
 */
export function promptOf(question, panels, acts) {
  const ways = panels?.routes.map((route) => routeOption(route, panels)) ?? [];
  const bill = cartOf(question, acts.pay);
  const usual = [...ways, ...question.options.filter((option) => !option.rare && !leaves(option) && !bill?.options.includes(option))];
  const outs = question.options.filter((option) => !option.rare && leaves(option));
  const rare = question.options.filter((option) => option.rare);
  const composed = composer(usual, (one) => acts.press(one), question.purse, question.coin);
  const fought = panels?.focus.panel === "battle";
  const { steps, left, common } = composed ? { steps: [], left: [], common: [] } : inSteps(question.kind, usual, ways.length > 0, fought || crowded(usual, panels) ? FEW : MANY, fought || ways.length ? 1 : PAIR);
  const choices = [...rows(left, steps), ...common.map((option, at) => ({ option, name: option.text, key: String(left.length + at + 1) }))];
  const rowed = choices.length;
  outs.forEach((option, at) => choices.push({ option, name: option.text, key: String(rowed + at + 1) }));
  const [wanted, more] = asking(question.prompt);
  const listed = choices.slice(0, rowed);
  const list = rowList(listed, acts, fought);
  const form = h("div", { class: "form", id: "form", hidden: !question.form });
  const body = h(
    "div",
    { class: "opts" },
    bill?.cart ?? null,
    composed,
    steps.length ? stepBar(question.kind, steps, acts, panels) : null,
    listed.length > ROWS ? filterOf(list) : null,
    ways.length ? null : form,
    listed.length ? list : null,
    ways.length ? h("details", { class: "by-hand" }, h("summary", { "data-focus": "by-hand" }, t("form-by-hand")), form) : null,
    rare.length ? rareList(rare, choices, acts) : null,
    question.why ? whyOf(question) : null,
  );
  const head = h(
    "div",
    { class: "ask" },
    h(
      "div",
      { class: "eyebrow" },
      disc(question.seat),
      panels?.left ? null : h("span", {}, t("your-turn")),
      panels?.battle ? firesOf(panels.battle) : null,
      panels?.left ? pips(panels.left.at, panels.left.of) : null,
      panels?.left ? h("span", { "data-what": "@left" }, panels.left.label) : null,
      h("span", { class: "chips" }, question.why ? whyChip() : null, h("button", { class: "chip", "data-focus": "rule", "aria-label": t("rule-open", { id: question.rule }), onclick: acts.rule }, icon("info"), h("span", { class: "long" }, t("rule-chip", { id: question.rule })), h("span", { class: "short" }, question.rule))),
    ),
    h("h2", { tabindex: "-1", id: "question" }, capital(unsaid(wanted, panels))),
    more && !panels?.left ? h("p", { class: "more" }, capital(more)) : null,
    panels?.goal ? h("p", { class: "goal" }, emblem(panels.race.icon), h("span", {}, h("b", {}, t("goal")), " ", ...goalOf(panels.goal))) : null,
  );
  const reckoned = h("div", { class: "reckoned", id: "reckoned", hidden: true });
  const out = h("div", { class: "outs" }, ...choices.slice(rowed, rowed + outs.length).map((choice) => outButton(choice, acts, panels)));
  const sure = h("p", { class: "sure", id: "sure", hidden: true });
  const foot = h("div", { class: "foot" }, reckoned, sure, out, h("button", { class: "btn go", id: "go", hidden: true }, t("form-send")));
  return { parts: [head, body, foot], choices, who: steps.find((step) => step.label === "step-who")?.chosen ?? "" };
}

/**
 * Who fires when, where the ribbon of the battle has no room for it.
 * @param {Battle} battle
 */
function firesOf({ order, turn, sides }) {
  if (order.length < 2) return null;
  const seats = order.map((word) => sides.find((side) => side.word === word)?.seat ?? null);
  const one = (/** @type {number | null} */ seat, /** @type {number} */ at) => {
    const made = seat === null ? emblem("skull") : disc(seat);
    made.classList.add(at < turn ? "done" : at === turn ? "now" : "next");
    return at ? [icon("go-right"), made] : [made];
  };
  return h("span", { class: "fires", "aria-hidden": "true" }, ...seats.flatMap(one));
}

/**
 * A question without what stands above it already: how much is left.
 * @param {string} wanted
 * @param {Panels | null} panels
 */
function unsaid(wanted, panels) {
  const said = panels?.left?.label.toLowerCase() ?? "";
  const [, before, question] = /^(.{3,40}?)[\s\u00a0]?: (.+\?)$/su.exec(wanted) ?? [];
  return said && before?.toLowerCase().startsWith(said) && question ? question : wanted;
}

/**
 * What wins and what is lacking; how, where there is room for it.
 * @param {string} goal
 */
function goalOf(goal) {
  const [first, ...others] = goal.split(/(?<=[.!?])\s+(?=\p{Lu})/u);
  return [first ?? "", others.length ? h("span", { class: "how" }, ` ${others.join(" ")}`) : null];
}

/**
 * Why it is asked: at more length the first time, which can be turned off for good.
 * @param {Ask} question
 */
function whyOf(question) {
  const first = isNew(question.kind);
  const enough = h("button", { class: "plain", "data-focus": "enough", onclick: () => (localStorage.setItem(EXPLAINED, "off"), enough.remove()) }, t("explain-no-more"));
  return h("div", { class: "whys", id: "whys", hidden: !first }, h("p", {}, first ? question.first : question.why), first ? enough : null);
}

/** Opens and closes it. */
function whyChip() {
  const chip = h("button", { class: "chip why", "data-focus": "why", "aria-label": t("why"), title: t("why"), "aria-controls": "whys" }, icon("help"));
  chip.addEventListener("click", () => {
    const whys = document.getElementById("whys");
    if (!whys) return;
    whys.hidden = !whys.hidden;
    whys.scrollIntoView({ block: "nearest" });
  });
  return chip;
}

/**
 * What a way out gives up, in words; empty where nothing is lost by it.
 * @param {OptionSight} option
 * @param {Panels | null} panels
 */
export function givesUp(option, panels) {
  if (!leaves(option)) return "";
  return option.hint || (panels?.left?.at ? t("out-still", { left: panels.left.label }) : "");
}

const ASKED = "flibuste.asked";
/** "off" for those who want nothing explained any more. */
const EXPLAINED = "flibuste.explain";

/**
 * Whether a kind of question is asked for the first time in this browser: then it says why, under the options.
 * @param {string} kind
 */
function isNew(kind) {
  if (taught()) return false; // the lesson says it
  if (localStorage.getItem(EXPLAINED) === "off") return false;
  const known = new Set((localStorage.getItem(ASKED) ?? "").split(" "));
  if (known.has(kind)) return fresh === kind;
  localStorage.setItem(ASKED, [...known, kind].join(" ").trim());
  fresh = kind;
  return true;
}
let fresh = "";

/**
 * @param {number} at
 * @param {number} of
 */
export function pips(at, of) {
  if (of > 8) return null;
  return h("span", { class: "pips", "aria-hidden": "true" }, ...Array.from({ length: of }, (_, n) => h("i", { class: n < at ? "pip on" : "pip" })));
}

/**
 * @param {string} kind
 * @param {Step[]} steps
 * @param {Acts} acts
 * @param {Panels | null} panels
 */
function stepBar(kind, steps, acts, panels) {
  const hand = panels?.hand.filter((card) => !card.what).map((card) => card.word) ?? [];
  const rows = new Map(panels?.mats.flatMap((mat) => mat.rows).map((row) => [row.word, row.picture]));
  const seats = new Map(panels?.battle?.sides.map((side) => [side.word, side.seat]));
  const strengths = new Map(panels?.mats.flatMap((mat) => mat.rows).map((row) => [row.word, row.facts?.find((fact) => fact.total)]));
  // pictures that several have tell nothing
  const signs = steps.filter((step) => step.label === "step-who").flatMap((step) => step.answers.map((one) => rows.get(one.key)));
  const apart = new Set(signs).size === signs.length;
  const sign = (/** @type {string} */ key) => {
    const seat = seats.get(key);
    if (seat !== null && seat !== undefined) return disc(seat);
    const drawn = rows.get(key);
    return drawn && apart ? picture(drawn, 44, 30) : null;
  };
  // who goes, by the name that the chart has for him, and how much of him is left
  const called = (/** @type {Step} */ step, /** @type {Answer} */ one) => (step.label === "step-who" && panels?.short[one.key] ? capital(panels.short[one.key] ?? "") : one.title);
  const strength = (/** @type {string} */ key) => {
    const fact = strengths.get(key);
    return !sign(key) && fact?.total ? pips(fact.filled ?? 0, fact.total) : null;
  };
  // a card is no "who"
  const asks = (/** @type {Step} */ step) => (step.label === "step-who" && step.answers.every((one) => hand.includes(one.key)) ? "step-card" : step.label);
  return h(
    "div",
    { class: "steps" },
    ...steps.flatMap((step) => [
      h("span", { class: "lbl" }, t(asks(step))),
      h(
        "div",
        { class: `seg ${step.label}`, role: "group", "aria-label": t(asks(step)) },
        ...step.answers.map((one) =>
          h(
            "button",
            {
              "aria-pressed": String(one.key === step.chosen),
              "data-focus": `${step.label} ${one.key}`,
              "data-answer": one.key,
              onclick: () => (answer(kind, step, PLACES[step.label] ?? 0, one.key), acts.again()),
            },
            step.label === "step-who" ? sign(one.key) : null,
            h("span", { class: "called" }, called(step, one)),
            step.label === "step-who" ? strength(one.key) : null,
            h("span", { class: "cnt" }, String(one.options.length)),
          ),
        ),
      ),
    ]),
    h("span", { class: "lbl wide" }, t("step-where")),
  );
}

/**
 * @param {Choice} choice
 * @param {Acts} acts
 * @param {string} hint
 * @param {boolean} [half] half a row is enough
 * @param {boolean} [line] its name and what is said of it on one line
 */
function optionRow({ option, name, key }, acts, hint, half = false, line = false) {
  const one = option.option;
  return h(
    "button",
    {
      class: half ? "option opt half" : line && hint ? "option opt line" : "option opt",
      "data-send": one,
      "data-focus": one,
      "data-words": option.text.toLowerCase(),
      "aria-keyshortcuts": key,
      onclick: () => acts.press(one),
      onpointerenter: () => acts.point(one),
      onpointerleave: () => acts.point(null),
      onfocus: (/** @type {Event} */ event) => /** @type {Element} */ (event.target).matches(":focus-visible") && acts.point(one),
    },
    h("span", { class: "pin still", "aria-hidden": "true" }, key),
    name === option.text ? null : h("span", { class: "unseen" }, option.text),
    h("b", { "aria-hidden": name === option.text ? null : "true" }, name),
    hint ? h("span", { class: `c hint ${option.tone}`.trim() }, hint) : null,
    option.figure ? h("span", { class: "odds" }, option.figure, option.unit ? h("small", {}, option.unit) : null) : null,
  );
}

/**
 * A way out: it stands apart and says what it gives up.
 * @param {Choice} choice
 * @param {Acts} acts
 * @param {Panels | null} panels
 */
function outButton({ option, key }, acts, panels) {
  const lost = givesUp(option, panels);
  return h(
    "div",
    { class: "out" },
    lost ? h("span", { class: "cost", id: `cost-${key}` }, lost) : null,
    h(
      "button",
      {
        class: option.hint ? "option btn warn" : "option btn",
        "data-send": option.option,
        "data-focus": option.option,
        "aria-describedby": lost ? `cost-${key}` : null,
        "aria-keyshortcuts": key,
        onclick: () => acts.press(option.option),
        onpointerenter: () => acts.point(option.option),
        onpointerleave: () => acts.point(null),
      },
      lost ? `${option.text}…` : option.text,
    ),
  );
}

/** @param {HTMLElement} list */
function filterOf(list) {
  const filter = h("input", { type: "search", class: "filter", placeholder: t("options-filter"), "aria-label": t("options-filter") });
  filter.addEventListener("input", () => {
    const words = filter.value.toLowerCase();
    for (const button of list.querySelectorAll("button")) button.hidden = !(button.getAttribute("data-words") ?? "").includes(words);
  });
  return filter;
}

/**
 * What is seldom wanted and can't be taken back is folded away.
 * @param {OptionSight[]} options
 * @param {Choice[]} choices those before; they are added to
 * @param {Acts} acts
 */
function rareList(options, choices, acts) {
  const more = options.map((option, at) => ({ option, name: option.text, key: String(choices.length + at + 1) }));
  const list = h("div", { class: "options", role: "group", "aria-label": t("options-rare", { count: options.length }) }, ...more.map((choice) => optionRow(choice, acts, choice.option.hint)));
  return h("details", { class: "rare" }, h("summary", { "data-focus": "rare" }, t("options-rare", { count: options.length })), list);
}
