// A fleet, built from the whole catalogue: search, a running total, and what is wrong
// with it as it is built. The server judges.

import { ask, get } from "/web/js/api.js";
import { fill, h, the } from "/web/js/dom.js";
import { icon } from "/web/js/icons.js";
import { theme, toggleTheme } from "/web/js/theme.js";
import { lang, learn, onSpeak, reasonOf, speak, t, teach } from "/web/js/words.js";

/** @typedef {{ id: string, label: string, aboard: boolean }} Kind */
/** @typedef {{ id: string, kind: string, name: string, cost: number, faction: string, facts: string, text: string, masts: number, hold: number }} Piece */
/** @typedef {{ name: string, line: string, cost: number }} Sample */
/** @typedef {{ setting: string, points: number, points_setting: string, kinds: Kind[], factions: { id: string, label: string }[], pieces: Piece[], samples: Sample[], legend: { sign: string, text: string }[], sorts: { id: string, label: string }[], words: Record<string, string> }} Listing */
/** @typedef {{ total: number, limit: number, faults: string[] }} Judgement */
/** @typedef {{ id: string, aboard: string[] }} Berth */

const GAME = location.pathname.split("/").pop() ?? "";
const KEPT = `flibuste.fleet.${GAME}`;
/** The fleets that this browser keeps. */
const SAVED = `flibuste.fleets.${GAME}`;
const SHOWN = 60;

/** @type {Listing} */
let listing = { setting: "", points: 0, points_setting: "", kinds: [], factions: [], pieces: [], samples: [], legend: [], sorts: [], words: {} };
/** @type {Map<string, Piece>} */
let pieces = new Map();
/** @type {Berth[]} */
let fleet = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
/** the ship that crew goes aboard of */
let open = Math.max(0, fleet.length - 1);
let shown = SHOWN;
let asked = 0;

/** The fleet as the game's option takes it. */
const line = () => fleet.map((berth) => [berth.id, ...berth.aboard].join("+")).join(", ");

/**
 * A fleet from its text.
 * @param {string} text
 * @returns {Berth[]}
 */
const berths = (text) => text.split(",").map((part) => part.trim().split("+")).map(([id = "", ...more]) => ({ id, aboard: more }));

/** @returns {Sample[]} */
function saved() {
  try {
    return JSON.parse(localStorage.getItem(SAVED) ?? "[]");
  } catch {
    return [];
  }
}

/** @param {Sample[]} all */
function keep(all) {
  localStorage.setItem(SAVED, JSON.stringify(all));
  drawSaved();
}

/** @param {Sample} sample */
function load(sample) {
  fleet = berths(sample.line);
  open = 0;
  /** @type {HTMLInputElement} */ (the("fleet-name")).value = sample.name;
  changed();
}

/** The pieces in the order that is wished for: by name, or by a figure, the largest first. */
function sorted() {
  const by = /** @type {HTMLSelectElement} */ (the("sort")).value;
  const figure = (/** @type {Piece} */ piece) => Number(/** @type {Record<string, unknown>} */ (piece)[by] ?? 0);
  const name = (/** @type {Piece} */ one, /** @type {Piece} */ other) => one.name.localeCompare(other.name, lang());
  if (!by) return listing.pieces;
  return [...listing.pieces].sort(by === "name" ? name : (one, other) => figure(other) - figure(one) || name(one, other));
}

function drawSaved() {
  const row = (/** @type {Sample} */ sample, /** @type {(() => void) | null} */ away) =>
    h(
      "li",
      {},
      h("button", { class: "quiet", "data-load": sample.name, onclick: () => load(sample) }, t("fleet-load", { name: sample.name, count: sample.cost })),
      away ? h("button", { class: "plain", "aria-label": t("fleet-forget", { name: sample.name }), onclick: away }, icon("cross")) : null,
    );
  fill(the("samples"), ...listing.samples.map((sample) => row(sample, null)));
  const mine = saved();
  fill(the("saved"), ...mine.map((sample) => row(sample, () => keep(mine.filter((one) => one.name !== sample.name)))));
  the("saved-area").hidden = !mine.length;
  the("ready").hidden = !listing.samples.length;
}

const points = () => Number(/** @type {HTMLInputElement} */ (the("points")).value);

/** @param {Piece} piece */
const aboard = (piece) => listing.kinds.find((kind) => kind.id === piece.kind)?.aboard ?? false;

/** @param {Piece} piece */
function add(piece) {
  if (aboard(piece)) fleet[open]?.aboard.push(piece.id);
  else {
    fleet.push({ id: piece.id, aboard: [] });
    if (carries(piece)) open = fleet.length - 1;
  }
  changed();
}

/** Whether others go aboard of a piece: the first kind is what a fleet is made of.
 * @param {Piece} piece */
const carries = (piece) => piece.kind === listing.kinds[0]?.id;

function changed() {
  localStorage.setItem(KEPT, JSON.stringify(fleet));
  drawFleet();
  drawPieces();
}

async function judge() {
  const number = ++asked;
  /** @type {Judgement} */
  const found = await ask("POST", `/api/games/${GAME}/catalogue?lang=${lang()}`, { body: { fleet: line(), points: points() } });
  if (number !== asked) return;
  const total = the("total");
  total.textContent = t("fleet-total", { count: found.total, limit: found.limit });
  total.classList.toggle("bad", found.total > found.limit);
  fill(
    the("faults"),
    fleet.length && found.faults.length
      ? h("div", { class: "faults" }, h("h3", {}, t("fleet-errors")), h("ul", {}, ...found.faults.map((fault) => h("li", {}, fault))))
      : null,
    fleet.length && !found.faults.length ? h("p", { class: "good" }, icon("seal"), ` ${t("fleet-fine")}`) : null,
  );
  for (const button of /** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("#actions button"))) {
    button.disabled = !fleet.length || (button.dataset.needs === "fine" && found.faults.length > 0);
  }
}

/** @param {string} id */
const nameOf = (id) => pieces.get(id)?.name ?? id;

function drawFleet() {
  const remove = (/** @type {string} */ name, /** @type {() => void} */ act) =>
    h("button", { class: "plain", "aria-label": `${t("fleet-remove")} ${name}`, onclick: act }, icon("cross"));
  const rows = fleet.map((berth, at) => {
    const piece = pieces.get(berth.id);
    const takes = piece !== undefined && carries(piece);
    return h(
      "section",
      { class: at === open && takes ? "berth open" : "berth" },
      h(
        "div",
        { class: "row" },
        takes ? h("button", { class: "plain name", "aria-pressed": String(at === open), "data-focus": `open-${at}`, onclick: () => ((open = at), changed()) }, nameOf(berth.id)) : h("strong", {}, nameOf(berth.id)),
        h("span", { class: "faint" }, piece?.facts ?? ""),
        h("span", { class: "grow" }),
        h("b", {}, String(piece?.cost ?? "")),
        remove(nameOf(berth.id), () => {
          fleet.splice(at, 1);
          open = Math.max(0, Math.min(open, fleet.length - 1));
          changed();
        }),
      ),
      ...berth.aboard.map((id, place) =>
        h("div", { class: "row aboard" }, h("span", {}, nameOf(id)), h("span", { class: "grow" }), h("b", {}, String(pieces.get(id)?.cost ?? "")), remove(nameOf(id), () => (berth.aboard.splice(place, 1), changed()))),
      ),
    );
  });
  fill(the("ships"), ...(rows.length ? rows : [h("p", { class: "faint" }, t("fleet-empty"))]));
  judge();
}

function drawPieces() {
  const words = /** @type {HTMLInputElement} */ (the("search")).value.toLowerCase().split(/\s+/);
  const kind = /** @type {HTMLSelectElement} */ (the("kind")).value;
  const faction = /** @type {HTMLSelectElement} */ (the("faction")).value;
  const factions = new Map(listing.factions.map((one) => [one.id, one.label]));
  const fits = sorted().filter((piece) => {
    if (kind && piece.kind !== kind) return false;
    if (faction && piece.faction !== faction) return false;
    const all = `${piece.name} ${piece.id} ${factions.get(piece.faction) ?? ""} ${piece.facts} ${piece.text}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
  the("found").textContent = t("fleet-found", { count: fits.length });
  const ship = fleet[open];
  const rows = fits.slice(0, shown).map((piece) =>
    h(
      "li",
      { "data-piece": piece.id },
      h(
        "div",
        {},
        h("strong", {}, piece.name),
        h("span", { class: "faint" }, ` · ${factions.get(piece.faction) ?? ""} · ${piece.facts}`),
        piece.text ? h("p", {}, piece.text) : null,
      ),
      h("b", {}, String(piece.cost)),
      h(
        "button",
        {
          class: "quiet",
          disabled: aboard(piece) && !ship,
          title: aboard(piece) && ship ? `${t("fleet-aboard")} ${nameOf(ship.id)}` : t("fleet-add"),
          "aria-label": `${t("fleet-add")} ${piece.name}`,
          onclick: () => add(piece),
        },
        icon("plus"),
      ),
    ),
  );
  const more = h("button", { class: "quiet", onclick: () => ((shown += SHOWN), drawPieces()) }, t("options-more"));
  fill(the("pieces"), ...rows, fits.length > shown ? h("li", {}, more) : null);
}

function use() {
  localStorage.setItem(`flibuste.setting.${GAME}.${listing.setting}`, `${line()} / random`);
  localStorage.setItem(`flibuste.setting.${GAME}.${listing.points_setting}`, String(points()));
  location.href = `/#${GAME}`;
}

async function draw() {
  listing = await get(`/api/games/${GAME}/catalogue?lang=${lang()}`);
  teach(listing.words);
  pieces = new Map(listing.pieces.map((piece) => [piece.id, piece]));
  the("title").textContent = t("fleet-title");
  document.title = `${t("fleet-title")} – Flibuste`;
  the("fleet-title").textContent = t("fleet-mine");
  the("points-label").textContent = t("fleet-limit");
  const limit = /** @type {HTMLInputElement} */ (the("points"));
  if (!limit.value) limit.value = String(listing.points);
  const search = /** @type {HTMLInputElement} */ (the("search"));
  search.placeholder = t("fleet-search");
  search.setAttribute("aria-label", t("fleet-search"));
  the("ready-title").textContent = t("fleet-samples");
  the("saved-title").textContent = t("fleet-saved");
  the("legend-title").textContent = t("fleet-legend");
  the("save").textContent = t("fleet-save");
  const named = /** @type {HTMLInputElement} */ (the("fleet-name"));
  named.placeholder = t("fleet-name");
  named.setAttribute("aria-label", t("fleet-name"));
  fill(the("legend"), ...listing.legend.flatMap((one) => [h("dt", {}, one.sign), h("dd", {}, one.text)]));
  const sort = /** @type {HTMLSelectElement} */ (the("sort"));
  const wanted = sort.value;
  fill(sort, h("option", { value: "" }, t("fleet-sort")), h("option", { value: "name" }, t("fleet-sort-name")), ...listing.sorts.map((one) => h("option", { value: one.id }, one.label)));
  sort.value = wanted;
  sort.setAttribute("aria-label", t("fleet-sort"));
  drawSaved();
  const all = (/** @type {{ id: string, label: string }[]} */ choices) => [h("option", { value: "" }, t("fleet-all")), ...choices.map((one) => h("option", { value: one.id }, one.label))];
  const lists = /** @type {[string, string, { id: string, label: string }[]][]} */ ([
    ["kind", "fleet-kind", listing.kinds],
    ["faction", "fleet-faction", listing.factions],
  ]);
  for (const [id, label, choices] of lists) {
    const select = /** @type {HTMLSelectElement} */ (the(id));
    const before = select.value;
    fill(select, ...all(choices));
    select.value = before;
    select.setAttribute("aria-label", t(label));
  }
  const copy = h("button", { class: "quiet" }, icon("link"), t("fleet-copy"));
  copy.addEventListener("click", () => navigator.clipboard?.writeText(line()));
  fill(the("actions"), h("button", { class: "main", "data-needs": "fine", onclick: use }, icon("play"), t("fleet-use")), copy);
  the("lang").textContent = lang() === "fr" ? "EN" : "FR";
  the("lang").setAttribute("aria-label", `${the("lang").textContent} – ${t("language-other")}`);
  the("theme").replaceChildren(icon(theme() === "day" ? "moon" : "sun"));
  the("theme").setAttribute("aria-label", t("theme"));
  drawPieces();
  drawFleet();
}

the("brand").prepend(icon("anchor"));
the("lang").addEventListener("click", () => speak(lang() === "fr" ? "en" : "fr"));
the("theme").addEventListener("click", () => {
  toggleTheme();
  the("theme").replaceChildren(icon(theme() === "day" ? "moon" : "sun"));
});
the("saving").addEventListener("submit", (event) => {
  event.preventDefault();
  const name = /** @type {HTMLInputElement} */ (the("fleet-name")).value.trim();
  if (!name || !fleet.length) return;
  const cost = fleet.flatMap((berth) => [berth.id, ...berth.aboard]).reduce((sum, id) => sum + (pieces.get(id)?.cost ?? 0), 0);
  keep([...saved().filter((one) => one.name !== name), { name, line: line(), cost }]);
});
for (const id of ["search", "kind", "faction", "sort"]) {
  the(id).addEventListener("input", () => {
    shown = SHOWN;
    drawPieces();
  });
}
the("points").addEventListener("input", judge);
onSpeak(() => listing.pieces.length && draw());
await learn();
await draw().catch((error) => {
  the("found").textContent = reasonOf(error);
});
