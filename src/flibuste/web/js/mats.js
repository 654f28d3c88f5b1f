// What lies before the players: a mat each, one's own first and open.

import { h } from "./dom.js";
import { emblem, icon } from "./icons.js";
import { disc, picture } from "./panels.js";
import { pips } from "./prompt.js";
import { t } from "./words.js";

/** On a wide screen that is not high, one's own mat is one line. */
const LOW = "(max-height: 820px) and (min-width: 861px)";

/** Which mats are unfolded: they stay so. */
/** @type {Map<number, boolean>} */
const unfolded = new Map();

/** What each figure of a mat was when it was last drawn: one that has changed is underlined for a moment. */
/** @type {Map<string, string>} */
const figures = new Map();

/**
 * @param {Fact} fact
 * @param {string} [whose]
 */
export function factOf(fact, whose = "") {
  const said = fact.total ? `${fact.filled ?? 0} / ${fact.total}` : (fact.value ?? "");
  const key = `${whose}/${fact.label}`;
  const changed = whose !== "" && figures.has(key) && figures.get(key) !== said;
  if (whose) figures.set(key, said);
  return h(
    "span",
    { class: `fact${said ? "" : " bare"}${fact.low ? " low" : ""}${changed ? " changed" : ""}`, "data-what": fact.what || fact.icon, "data-says": said ? `${fact.label} ${said}` : fact.label },
    emblem(fact.icon),
    h("span", { class: "unseen" }, `${fact.label} `),
    fact.total && fact.total <= 5 ? pips(fact.filled ?? 0, fact.total) : null,
    fact.total && fact.total <= 5 ? h("span", { class: "unseen" }, said) : h("span", { class: "value" }, said || fact.label),
  );
}

/**
 * @param {Sight} sight
 * @param {Panels} panels
 * @param {{ manage: (seat: SeatSight) => void, visit: (words: string[]) => void }} acts
 */
export function matsOf(sight, panels, acts) {
  const mine = sight.seat ?? sight.mine[0];
  const order = [...sight.seats].sort((one, other) => Number(other.seat === mine) - Number(one.seat === mine));
  return order.map((seat) => matOf(sight, panels, seat, seat.seat === mine, acts));
}

/**
 * @param {Sight} sight
 * @param {Panels} panels
 * @param {SeatSight} seat
 * @param {boolean} own
 * @param {{ manage: (seat: SeatSight) => void, visit: (words: string[]) => void }} acts
 */
function matOf(sight, panels, seat, own, acts) {
  const mat = panels.mats.find((one) => one.seat === seat.seat);
  const bot = sight.bots.find((one) => one.name === seat.bot);
  const tags = [
    sight.mine.includes(seat.seat) ? t("you") : null,
    seat.bot || seat.here ? null : t("absent"),
    mat?.note ?? null,
  ].filter(Boolean);
  const level = `${t("bot")} ${bot?.label ?? ""}`;
  const place = sight.end?.find((one) => one.seat === seat.seat);
  const mayManage = (sight.host || sight.mine.includes(seat.seat)) && !sight.over;
  const open = unfolded.get(seat.seat) ?? (own && !matchMedia(LOW).matches);
  const head = h(
    "summary",
    { class: "mhead", "data-focus": `mat-${seat.seat}` },
    disc(seat.seat),
    h("span", { class: "who" }, h("b", {}, seat.name), seat.bot ? h("span", { class: "is-bot", title: level }, icon("bot"), h("span", { class: "unseen" }, level)) : null, h("span", { class: "sub" }, tags.join(" · "))),
    seat.waiting && sight.ask?.seat !== seat.seat ? h("span", { class: "waits", title: seat.waiting }, icon("clock"), h("span", { class: "unseen" }, seat.waiting)) : null,
    h("span", { class: "pts", "data-what": "@race" }, emblem(panels.race.icon), h("span", {}, String(place?.score ?? mat?.score ?? ""))),
    h("span", { class: "turned" }, icon("go-bottom")),
  );
  const inside = () => [
    mat?.line.length ? h("div", { class: "facts" }, ...mat.line.map((fact) => factOf(fact, `p${seat.seat}`))) : null,
    mat?.rows.length ? h("div", { class: "crew" }, ...mat.rows.map((row) => rowOf(row, acts.visit))) : null,
  ];
  const body = h("details", { class: "folds", open }, head, ...(open ? inside() : []));
  body.addEventListener("toggle", () => {
    unfolded.set(seat.seat, body.open);
    // what is folded is drawn once somebody looks at it
    if (body.open && body.childElementCount === 1) body.append(...inside().filter((part) => part !== null));
  });
  const more = mayManage ? h("button", { class: "plain manage", "aria-label": t("hand-title", { name: seat.name }), "data-focus": `seat-${seat.seat}`, onclick: () => acts.manage(seat) }, icon("dots")) : null;
  return h("section", { class: `mat seat${own ? " own" : ""}${seat.waiting ? " waiting" : ""} edge-${seat.seat}`, "aria-label": seat.name, "data-seat": seat.seat }, body, more);
}

/**
 * @param {Row} row
 * @param {(words: string[]) => void} visit
 */
function rowOf(row, visit) {
  return h(
    "button",
    { class: "crew-row", "data-word": row.word, "data-what": "@row", "data-says": row.title, onclick: () => visit([row.word]) },
    row.picture ? picture(row.picture, 44, 30) : h("span"),
    h("span", { class: "nm" }, h("b", {}, row.title), row.note ? h("span", { class: "wh" }, row.note) : null),
    h("span", { class: "st" }, ...(row.facts ?? []).map((fact) => factOf(fact, row.word))),
  );
}
