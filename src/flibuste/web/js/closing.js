// The end of a match is a place: who won and why, how the race went, where each score comes from. The final table lies
// behind it, and one can go there and come back.

import { ask } from "./api.js";
import { rematchOf } from "./company.js";
import { drawn, fill, h, the } from "./dom.js";
import { keepsakes } from "./end.js";
import { icon } from "./icons.js";
import { capital, disc, LETTERS, narrow, verdict } from "./panels.js";
import { plain } from "./recap.js";
import { lang, t } from "./words.js";

/**
 * @param {Sight} sight
 * @param {Panels | null} panels
 * @param {string} token
 * @param {Line[]} story
 * @param {(at: number) => void} replay
 */
export function openClosing(sight, panels, token, story, replay) {
  const place = the("end");
  const again = (/** @type {number} */ at) => (closeClosing(), replay(at));
  const turns = h("ol", { class: "turning-points" });
  const course = h("div", { class: "sheet course" });
  const winners = (sight.end ?? []).filter((one) => one.place === 1);
  const [first, second] = sight.end ?? [];
  place.lang = sight.lang;
  fill(
    place,
    h(
      "div",
      { class: "verdict" },
      h("div", { class: "medals", "aria-hidden": "true" }, ...winners.slice(0, 3).map((one) => h("span", { class: `medal sails-${one.seat}` }, drawn(shipOf(LETTERS[one.seat] ?? ""))))),
      h("p", { class: "eyebrow" }, [t("end-title"), panels?.moment, t("moves-count", { count: sight.choices })].filter(Boolean).join(" · ")),
      h("h2", { id: "end-title", tabindex: "-1" }, verdict(sight)),
      first && second ? h("p", { class: "tally" }, t("end-score", { score: first.score, other: second.score })) : null,
      whyOf(reasonOf(sight)),
      turns,
      nextTime(sight),
      rematchOf(sight, token),
      h("button", { class: "quiet", "data-go": "table", onclick: closeClosing }, icon("fit"), t("end-table")),
      ...keepsakes(sight, token, () => again(0)),
      h("p", { class: "faint commitment" }, `${t("commitment")} `, h("code", {}, sight.commitment)),
    ),
    h("div", { class: "sheets", tabindex: "0", role: "group", "aria-label": t("end-detail") }, course, h("div", { class: "sheet standings" }, ...standings(sight))),
  );
  place.hidden = false;
  /** @type {HTMLElement} */ (the("main")).inert = true;
  the("end-title").focus({ preventScroll: true });
  drawCourse(sight, story, token, course, turns, again);
}

/** To the final table. */
export function closeClosing() {
  the("end").hidden = true;
  /** @type {HTMLElement} */ (the("main")).inert = false;
  document.getElementById("question")?.focus({ preventScroll: true });
}

/**
 * The winner's ship, under sail.
 * @param {string} letter
 */
const shipOf = (letter) =>
  `<svg viewBox="-36 -40 72 76" aria-hidden="true"><path class="swell" d="M-34 30q5-6 10 0q5-6 10 0M8 32q5-6 10 0q5-6 10 0"/><g class="ship"><path class="hull" d="M-26 12-17 14H14L27 5Q26 25 15 27H-13Q-23 25-26 12Z"/><path d="M-2-34V13M-17-19V13M-28 8-17-2"/><path class="sail" d="M-2-35 9-31-2-28ZM-19-16Q-30-2-27 7L-19 4ZM-14-22Q6-27 20-22 25-8 19 8 4 4-14 8-8-7-14-22Z"/></g><text y="24" text-anchor="middle" font-size="13">${letter}</text></svg>`;

/**
 * Where each score comes from: a bar each, the same colour for the same thing; then point by point.
 * @param {Sight} sight
 */
function standings(sight) {
  const end = sight.end ?? [];
  const counted = countedIn(end);
  const items = [...new Set(end.flatMap((one) => counted(one).filter((line) => line.points > 0).map((line) => line.text)))];
  const most = Math.max(1, ...end.map((one) => counted(one).reduce((sum, line) => sum + Math.max(0, line.points), 0)));
  const colour = (/** @type {string} */ item) => `item-${items.indexOf(item) % ITEMS}`;
  const rows = end.map((one) => {
    const seat = sight.seats[one.seat];
    const bot = sight.bots.find((other) => other.name === seat?.bot);
    const parts = counted(one).filter((line) => line.points > 0).map((line) => {
      const share = (100 * line.points) / most;
      const part = h("i", { class: colour(line.text), title: `${line.text} : ${line.points}` }, share < SLIM ? null : String(line.points));
      part.style.width = `${share}%`;
      return part;
    });
    return h(
      "article",
      { class: one.place === 1 ? "standing winner" : "standing" },
      h("span", { class: "place" }, String(one.place)),
      disc(one.seat),
      h("span", { class: "who" }, h("strong", {}, seat?.name ?? ""), h("small", {}, sight.mine.includes(one.seat) ? t("you") : seat?.bot ? `${t("bot")} ${bot?.label ?? ""}` : "")),
      h("span", { class: "bars", "aria-hidden": "true" }, ...parts),
      h("span", { class: "score" }, String(one.score)),
    );
  });
  const all = [...new Set(end.flatMap((one) => one.lines.map((line) => line.text)))];
  const table = h(
    "table",
    {},
    h("thead", {}, h("tr", {}, h("td", {}), ...end.map((one) => h("th", { scope: "col" }, sight.seats[one.seat]?.name ?? "")))),
    h("tbody", {}, ...all.map((item) => h("tr", {}, h("th", { scope: "row" }, capital(item)), ...end.map((one) => h("td", { class: "points" }, String(one.lines.find((line) => line.text === item)?.points ?? "–")))))),
  );
  return [
    h("header", {}, h("h3", {}, t("end-detail")), h("span", { class: "legend" }, ...items.map((item) => h("span", {}, h("i", { class: `swatch ${colour(item)}`, "aria-hidden": "true" }), capital(item))))),
    ...rows,
    all.length ? h("details", { class: "point-by-point" }, h("summary", {}, t("end-figures")), table) : null,
  ];
}

/**
 * Why, with its first word in bold: "Why? …".
 * @param {string} reason
 */
function whyOf(reason) {
  const [, asked, told] = /^(\S+[\s\u00a0]?\?) (.+)$/su.exec(reason) ?? [];
  return asked && told ? h("p", { class: "why-won" }, h("b", {}, asked), ` ${told}`) : h("p", { class: "why-won" }, reason);
}

/**
 * What to do another time: about what the winner had most of beyond the reader's own.
 * @param {Sight} sight
 */
function nextTime(sight) {
  const [first] = sight.end ?? [];
  const own = (sight.end ?? []).find((one) => one.seat === sight.seat);
  if (!first || !own || own.place === 1) return null;
  const had = (/** @type {ScoreLine} */ line) => own.lines.find((other) => other.text === line.text)?.points ?? 0;
  const [most] = first.lines.filter((line) => line.advice && line.points > had(line)).sort((one, other) => other.points - had(other) - (one.points - had(one)));
  return most ? h("p", { class: "next-time" }, icon("info"), h("span", {}, h("b", {}, t("end-next")), ` ${most.advice}`)) : null;
}

/** So many colours for what makes up a score. */
const ITEMS = 6;
/** A part of a bar has room for its figure from so many hundredths of its length. */
const SLIM = 5;

/**
 * The items that make up the scores: what only breaks a tie comes after them, and adds up to none.
 * @param {Standing[]} end
 * @returns {(one: Standing) => ScoreLine[]}
 */
function countedIn(end) {
  const sum = (/** @type {Standing} */ one, /** @type {number} */ most) => one.lines.slice(0, most).reduce((all, line) => all + line.points, 0);
  let most = Math.max(0, ...end.map((one) => one.lines.length));
  while (most && end.some((one) => sum(one, most) !== one.score)) most -= 1;
  return (one) => (most ? one.lines.slice(0, most) : one.lines);
}

/**
 * Why the winner won: the item of the score that makes the largest difference to the next one, and what did not make
 * up for it; at the same score, what broke the tie.
 * @param {Sight} sight
 */
function reasonOf(sight) {
  const [first, second] = sight.end ?? [];
  if (!first || !second) return "";
  const names = { winner: sight.seats[first.seat]?.name ?? "", second: sight.seats[second.seat]?.name ?? "" };
  const close = t("end-close", { ...names, score: first.score, other: second.score });
  const counted = countedIn(sight.end ?? []);
  const tied = first.score === second.score;
  const items = new Set((tied ? [first, second].flatMap((one) => one.lines) : [first, second].flatMap(counted)).map((line) => line.text));
  const points = (/** @type {Standing} */ one, /** @type {string} */ item) => one.lines.find((line) => line.text === item)?.points ?? 0;
  const by = [...items].map((item) => ({ item, won: points(first, item), lost: points(second, item) })).filter(({ won, lost }) => won !== lost);
  if (tied) {
    const breaks = by.at(-1);
    return breaks && breaks.won > breaks.lost ? t("end-tie", { ...names, ...breaks, score: first.score }) : close;
  }
  const [most] = by.sort((a, b) => b.won - b.lost - (a.won - a.lost));
  if (!most || most.won <= most.lost) return close;
  const better = by.filter(({ won, lost }) => lost > won).map(({ item, won, lost }) => t("end-better", { item: item.charAt(0).toLowerCase() + item.slice(1), won, lost }));
  const why = t("end-why", { ...names, ...most, item: capital(most.item) });
  return better.length ? `${why} ${t("end-despite", { ...names, items: better.join(", ") })}` : why;
}

/** So many moments of the match are looked at to draw how the score grew. */
const MOMENTS = 16;
/** So many turning points are told. */
const TURNS = 4;
/** Between the numbers under the course, in pixels. */
const TICK = 34;

/**
 * Heights that keep their order and so much room between them.
 * @param {number[]} heights
 * @param {number} apart
 */
function spread(heights, apart) {
  const found = [...heights];
  const order = heights.map((_, at) => at).sort((a, b) => (heights[b] ?? 0) - (heights[a] ?? 0));
  order.forEach((at, place) => {
    const below = order[place - 1];
    if (below !== undefined) found[at] = Math.min(found[at] ?? 0, (found[below] ?? 0) - apart);
  });
  return found;
}

/** @typedef {{ at: number, race: Race, moment: string }} Moment */

/**
 * The race at moments of the match; none where the server does not tell.
 * @param {Sight} sight
 * @param {string} token
 * @param {() => boolean} wanted whether it is still looked at
 */
async function momentsOf(sight, token, wanted) {
  const ats = [...new Set(Array.from({ length: MOMENTS + 1 }, (_, n) => Math.round((sight.choices * n) / MOMENTS)))];
  /** @type {Moment[]} */
  const moments = [];
  for (const at of ats) {
    const query = new URLSearchParams({ at: String(at), lang: lang() });
    if (sight.seat !== null) query.set("seat", String(sight.seat));
    try {
      /** @type {Sight} */
      const then = await ask("GET", `/api/matches/${sight.match}/replay?${query}`, { token });
      if (then.panels) moments.push({ at, race: then.panels.race, moment: then.panels.moment });
    } catch {
      return []; // the score stands without it
    }
    if (!wanted()) return [];
  }
  return moments;
}

/**
 * The number of a moment ("month 5 of 12"), written once.
 * @param {Moment[]} moments
 * @param {(n: number) => number} x
 */
function ticks(moments, x) {
  let last = -TICK;
  let said = "";
  return moments.map((moment, n) => {
    const number = /\d+/.exec(moment.moment)?.[0] ?? "";
    if (number === said || x(n) - last < TICK) return null;
    said = number;
    last = x(n);
    return { x: x(n), number };
  }).filter((tick) => tick !== null);
}

/**
 * The step between the lines of a scale: 1, 2 or 5 with noughts, at most six of them.
 * @param {number} span
 */
function stepOf(span) {
  const ten = 10 ** Math.floor(Math.log10(Math.max(1, span / 6)));
  return [1, 2, 5, 10].map((one) => one * ten).find((one) => span / one <= 6) ?? 10 * ten;
}

/** Numbers that a sentence spells out. */
const ONE = /(?<!\p{L})(?:un|une|one|a)(?!\p{L})/iu;

/**
 * What a seat did between two moments that made its score grow: what was told of the race by name with the figure that
 * comes nearest, else what was told with the very figure; nothing where neither was.
 * @param {Line[]} story
 * @param {string} race what is counted
 * @param {number} seat
 * @param {number} gain
 * @param {number} from
 * @param {number} to
 */
function deed(story, race, seat, gain, from, to) {
  const counts = new RegExp(`(?<!\\p{L})${race.split(/[^\p{L}]+/u)[0] ?? ""}(?!\\p{L})`, "iu");
  const own = story.filter((line) => line.at > from && line.at <= to && line.who === seat && line.brief !== "").map(plain);
  const worth = (/** @type {string} */ text) => {
    const figures = [...(text.match(/\d+/g) ?? []).map(Number), ...(ONE.test(text) ? [1] : [])].filter((figure) => figure > 0 && figure <= gain);
    if (!figures.length) return 0;
    return counts.test(text) ? Math.max(...figures) : figures.includes(gain) && gain > 3 ? 1 : 0;
  };
  const best = own.reduce((one, other) => (worth(other) >= worth(one) ? other : one), "");
  return worth(best) ? best : "";
}

/**
 * How the race went, moment by moment, with its turning points.
 * @param {Sight} sight
 * @param {Line[]} story
 * @param {string} token
 * @param {HTMLElement} holder
 * @param {HTMLElement} list of the turning points
 * @param {(at: number) => void} replay
 */
async function drawCourse(sight, story, token, holder, list, replay) {
  const moments = await momentsOf(sight, token, () => holder.isConnected);
  if (!moments.length) return;
  const values = moments.map((moment) => moment.race.seats.map((one) => one.value));
  const top = Math.max(1, ...values.flat());
  const low = Math.min(0, ...values.flat());
  const [w, hh] = [Math.max(300, holder.clientWidth - 40), narrow() ? 250 : 360]; // type at its true size
  const right = 66 + 11 * String(top).length; // room for a disc and a score
  const x = (/** @type {number} */ n) => 44 + ((w - 44 - right) * n) / Math.max(1, moments.length - 1);
  const y = (/** @type {number} */ value) => hh - 34 - ((hh - 76) * (value - low)) / (top - low || 1);
  const last = values[values.length - 1] ?? [];
  const ends = spread(last.map((value) => y(value)), 26);
  const step = stepOf(top - low);
  const grid = Array.from({ length: Math.floor((top - low) / step) + 1 }, (_, n) => Math.ceil(low / step) * step + n * step).filter((value) => value <= top).map((value) => `<path class="axis" d="M44 ${y(value)}H${w - right}"/><text x="36" y="${y(value) + 4.5}" text-anchor="end" font-size="13">${value}</text>`);
  const times = ticks(moments, x).map((tick) => `<text x="${tick.x}" y="${hh - 8}" text-anchor="middle" font-size="13">${tick.number}</text>`);
  const lines = (moments[0]?.race.seats ?? []).map((one, place) => {
    const points = values.map((row, n) => `${x(n)},${y(row[place] ?? 0)}`).join(" ");
    const at = ends[place] ?? 0;
    const mark = `<g class="seat-fill-${one.seat}"><circle cx="${w - right + 24}" cy="${at}" r="13"/><text class="bold" x="${w - right + 24}" y="${at + 4.5}" text-anchor="middle" font-size="13">${LETTERS[one.seat] ?? ""}</text></g>`;
    return `<polyline class="line seat-stroke-${one.seat}" points="${points}"/>${mark}<text class="bold" x="${w - right + 44}" y="${at + 6}" font-size="17">${last[place] ?? 0}</text>`;
  });
  const turns = values
    .flatMap((row, n) => row.map((value, place) => ({ n, place, gain: value - (values[n - 1]?.[place] ?? value) })))
    .filter((turn) => turn.gain > 0)
    .sort((a, b) => b.gain - a.gain)
    .slice(0, TURNS)
    .sort((a, b) => a.n - b.n);
  const taken = /** @type {[number, number][]} */ ([]);
  const marks = turns.map((turn, at) => {
    const [px, py] = [x(turn.n), y(values[turn.n]?.[turn.place] ?? 0)];
    const free = [-44, 44, -76, 76].map((off) => py + off).find((to) => to > 14 && to < hh - 40 && !taken.some(([tx, ty]) => Math.abs(tx - px) < 32 && Math.abs(ty - to) < 32)) ?? py;
    taken.push([px, free]);
    return `<path class="stem" d="M${px} ${py}V${free}"/><circle class="turning" cx="${px}" cy="${py}" r="5"/><circle class="told" cx="${px}" cy="${free}" r="14"/><text x="${px}" y="${free + 4.5}" text-anchor="middle" font-size="13" class="bold">${at + 1}</text>`;
  });
  const what = t("end-course", { what: moments[0]?.race.label ?? "" });
  fill(holder, h("h3", {}, what), drawn(`<svg class="fl" viewBox="0 0 ${w} ${hh}" role="img" aria-label="${what}">${grid.join("")}${times.join("")}${lines.join("")}${marks.join("")}</svg>`));
  fill(
    list,
    ...turns.map((turn, at) => {
      const seat = moments[turn.n]?.race.seats[turn.place]?.seat ?? 0;
      const words = t("end-turn", { moment: capital(moments[turn.n]?.moment ?? ""), name: sight.seats[seat]?.name ?? "", gain: turn.gain });
      const how = deed(story, moments[0]?.race.label ?? "", seat, turn.gain, moments[turn.n - 1]?.at ?? 0, moments[turn.n]?.at ?? 0);
      return h("li", {}, h("button", { class: "plain", title: t("replay"), onclick: () => replay(moments[Math.max(0, turn.n - 1)]?.at ?? 0) }, h("span", { class: "told" }, String(at + 1)), h("span", {}, h("b", {}, words), how ? h("small", {}, how) : null), icon("play")));
    }),
  );
}
