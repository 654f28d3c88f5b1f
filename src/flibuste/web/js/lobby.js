// The shelf: choose a game, say who plays, and weigh anchor.

import { ask, get, Refusal } from "./api.js";
import { open, openRules } from "./dialogs.js";
import { fill, h, the } from "./dom.js";
import { icon } from "./icons.js";
import { address, forget, keep, kept } from "./kept.js";
import { ago, disc, LETTERS, listing } from "./panels.js";
import { isMet, meet, openLessons } from "./school.js";
import { theme, toggleTheme } from "./theme.js";
import { lang, learn, onSpeak, preferred, reasonOf, speak, t } from "./words.js";

/** @type {GameSight[]} */
let games = [];

/** @typedef {import("./kept.js").KeptMatch} KeptMatch */

/** @typedef {"you" | "friend" | "bot"} Who */
/** @typedef {{ who: Who, name: string, bot: string }} Place */

/** Names for bots, in a new order for each table. */
function pirates() {
  const names = t("pirate-names").split(", ");
  for (let i = names.length - 1; i > 0; i--) {
    const j = Math.floor(Math.random() * (i + 1));
    [names[i], names[j]] = [names[j] ?? "", names[i] ?? ""];
  }
  return names;
}

const myName = () => localStorage.getItem("flibuste.name") ?? "";

/**
 * @param {GameSight} game
 * @param {number} count
 * @returns {Place[]}
 */
function defaults(game, count) {
  const names = pirates().filter((name) => name !== myName());
  return Array.from({ length: count }, (_, at) => ({
    who: at === 0 ? "you" : "bot",
    name: at === 0 ? myName() : (names[at] ?? ""),
    bot: game.bot,
  }));
}

/**
 * @param {GameSight} game
 * @param {Place[]} places
 * @param {Record<string, boolean | number | string>} options
 * @param {string} salt
 */
async function start(game, places, options = {}, salt = "") {
  const seats = places.map((place) => ({
    name: place.name.trim(),
    bot: place.who === "bot" ? place.bot : null,
    remote: place.who === "friend",
  }));
  const body = { game: game.name, seats, options, salts: salt ? [salt] : [] };
  /** @type {Made} */
  const made = await ask("POST", `/api/matches?lang=${lang()}`, { body });
  keep({ match: made.match, token: made.host, game: game.name, title: game.title, at: Date.now(), made });
  location.href = address(made.match, made.host);
}

/** @param {unknown} error */
function complain(error) {
  const toast = the("toast");
  toast.textContent = reasonOf(error);
  toast.hidden = false;
  setTimeout(() => (toast.hidden = true), 7000);
}

/** The seat count that is offered first: enough for company. */
const usual = (/** @type {GameSight} */ game) => game.seats.find((count) => count >= 3) ?? game.seats[game.seats.length - 1] ?? 2;

/** So many of one's matches are listed at once. */
const FEW = 3;
/** Of so many it is asked whose turn it is. */
const ASKED = 12;

/** @param {number} weight how much there is to learn, in five pips */
const weightOf = (weight) => h("span", { class: "weight", "aria-hidden": "true" }, ...Array.from({ length: 5 }, (_, at) => h("i", { class: at < weight ? "on" : "" })));

/** @param {GameSight} game */
function card(game) {
  const few = Math.min(...game.seats);
  const many = Math.max(...game.seats);
  const now = h("button", { class: "main", title: t("play-now-help"), "data-play": game.name }, icon("play"), t("play-now"));
  const play = () => {
    now.disabled = true;
    start(game, defaults(game, usual(game))).catch((error) => {
      now.disabled = false;
      complain(error);
    });
  };
  now.addEventListener("click", () => (isMet(game) ? play() : meet(game, play)));
  return h(
    "article",
    { class: "game", id: `game-${game.name}` },
    h("img", { class: "poster", src: `/api/games/${game.name}/poster?lang=${lang()}&theme=${theme()}`, alt: "", loading: "lazy" }),
    h(
      "div",
      { class: "game-body" },
      h("h3", {}, game.title),
      h(
        "ul",
        { class: "facts" },
        h("li", {}, icon("users"), few === many ? t("players-one", { few }) : t("players-count", { few, many })),
        game.minutes[1] ? h("li", {}, icon("clock"), t("game-minutes", { few: game.minutes[0] ?? 0, many: game.minutes[1] })) : null,
        game.weight ? h("li", { title: t("weight", { word: t(`weight-${game.weight}`) }) }, icon("book"), h("span", { class: "unseen" }, t("weight", { word: "" })), weightOf(game.weight), t(`weight-${game.weight}`)) : null,
      ),
      h("p", {}, game.blurb),
      ...game.pages.map((page) => h("a", { class: "plain", href: page.path }, icon("anchor"), page.title)),
    ),
    h(
      "div",
      { class: "row" },
      now,
      h("button", { class: "quiet", "data-prepare": game.name, onclick: () => prepare(game) }, icon("users"), t("prepare")),
      game.lesson ? h("button", { class: "plain", "data-learn": game.name, onclick: () => openLessons(game.name) }, icon("help"), t("learn")) : null,
      h("button", { class: "plain", onclick: () => openRules(game.name) }, icon("book"), t("rules-of")),
    ),
  );
}

/** @param {GameSight} game */
function prepare(game) {
  let places = defaults(game, usual(game));
  const rows = h("div", { class: "places" });
  const options = settings(game);
  const salt = h("input", { maxlength: 64, id: "salt" });
  const drawRows = () =>
    fill(
      rows,
      ...places.map((place, at) => {
        const name = h("input", { value: place.name, maxlength: 24, placeholder: t("seat-name"), "aria-label": t("seat-name-of", { seat: LETTERS[at] ?? "" }), "data-focus": `name-${at}` });
        name.addEventListener("input", () => {
          place.name = name.value;
          if (at === 0) localStorage.setItem("flibuste.name", name.value.trim());
        });
        const who = h(
          "select",
          { "aria-label": t("seat-who-of", { seat: LETTERS[at] ?? "" }), "data-focus": `who-${at}` },
          h("option", { value: "you" }, t("who-you")),
          h("option", { value: "friend" }, t("who-friend")),
          ...game.bots.map((bot) => h("option", { value: `bot ${bot.name}`, title: bot.help }, `${t("who-bot")} · ${bot.label}`)),
        );
        who.value = place.who === "bot" ? `bot ${place.bot}` : place.who;
        who.addEventListener("change", () => {
          const [kind, bot] = who.value.split(" ");
          place.who = /** @type {Who} */ (kind);
          if (bot) place.bot = bot;
        });
        return h("div", { class: "place-row" }, disc(at), name, who);
      }),
    );
  const count = h("div", { class: "counts", role: "radiogroup", "aria-label": t("how-many") });
  const drawCount = () =>
    fill(
      count,
      ...game.seats.map((seats) =>
        h(
          "button",
          {
            type: "button",
            role: "radio",
            "aria-checked": String(seats === places.length),
            "data-focus": `count-${seats}`,
            onclick: () => {
              places = [...places.slice(0, seats), ...defaults(game, seats).slice(places.length)];
              drawCount();
              drawRows();
              options.fit(seats);
            },
          },
          String(seats),
        ),
      ),
    );
  drawCount();
  drawRows();
  const fault = h("p", { class: "fault", role: "alert" });
  const go = h("button", { class: "main", type: "submit" }, icon("anchor"), t("start"));
  const form = h(
    "form",
    { method: "dialog" },
    h("h3", {}, t("how-many")),
    count,
    h("h3", {}, t("who")),
    rows,
    h("details", { class: "levels" }, h("summary", {}, t("levels")), h("dl", {}, ...game.bots.flatMap((bot) => [h("dt", {}, bot.label), h("dd", {}, bot.help)]))),
    game.settings.length ? h("h3", {}, t("options")) : null,
    ...options.fields,
    h("details", {}, h("summary", {}, t("salt")), h("p", { class: "faint" }, h("label", { for: "salt" }, t("salt-help"))), salt),
    fault,
    h("footer", {}, go),
  );
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    go.disabled = true;
    try {
      await start(game, places, options.read(), salt.value);
    } catch (error) {
      fault.textContent = reasonOf(error);
      go.disabled = false;
    }
  });
  open(`${game.title}`, [form], "wide prepare");
}

/**
 * The fields of a game's settings, and how to read them.
 * @param {GameSight} game
 */
function settings(game) {
  /** @type {[SettingSight, HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement][]} */
  const fields = game.settings.map((setting) => {
    const id = `setting-${setting.name}`;
    const kept = localStorage.getItem(`flibuste.setting.${game.name}.${setting.name}`); // from a page of the game's own
    if (setting.kind === "flag") {
      return [setting, h("input", { type: "checkbox", id, checked: setting.default === true })];
    }
    if (setting.kind === "choice") {
      const select = h("select", { id }, ...Object.entries(setting.choices).map(([value, label]) => h("option", { value }, label)));
      select.value = String(setting.default);
      return [setting, select];
    }
    if (setting.kind === "number") {
      return [setting, h("input", { type: "number", id, min: setting.low, max: setting.high, value: kept ?? setting.default, required: true })];
    }
    return [setting, h("textarea", { id, rows: 2, value: kept ?? String(setting.default) })];
  });
  const read = () => {
    /** @type {Record<string, boolean | number | string>} */
    const values = {};
    for (const [setting, field] of fields) {
      if (setting.kind === "flag") values[setting.name] = /** @type {HTMLInputElement} */ (field).checked;
      else if (setting.kind === "number") values[setting.name] = Number(field.value);
      else values[setting.name] = field.value;
    }
    return values;
  };
  const lines = fields.map(([setting, field]) =>
    h("div", { class: `setting ${setting.kind}` }, h("label", { for: field.id }, setting.label), field, h("p", { class: "faint" }, setting.help)),
  );
  /** @param {number} seats what so many players need is ticked by itself */
  const fit = (seats) => {
    for (const [setting, field] of fields) {
      if (setting.seats.length) /** @type {HTMLInputElement} */ (field).checked = setting.seats.includes(seats);
    }
  };
  return { fields: lines, read, fit };
}

/** Whose turn it is in the matches of this browser, as far as was found out. */
/** @type {Map<string, Sight | "lost">} */
const turns = new Map();

/** @param {KeptMatch} entry */
const isMine = (entry) => {
  const sight = turns.get(entry.match);
  return sight !== undefined && sight !== "lost" && sight.seats.some((seat) => seat.waiting !== null && sight.mine.includes(seat.seat));
};

/**
 * Whom a match waits for, and who plays it.
 * @param {KeptMatch} entry
 */
function turnOf(entry) {
  const sight = turns.get(entry.match);
  if (!sight) return h("p", { class: "turn" }, "\u00a0");
  if (sight === "lost") return h("p", { class: "turn faint" }, t("mine-lost"));
  const waited = sight.seats.filter((seat) => seat.waiting !== null).map((seat) => seat.name);
  const others = sight.seats.filter((seat) => !sight.mine.includes(seat.seat)).map((seat) => seat.name);
  const said = isMine(entry) ? h("b", { class: "yours" }, t("mine-yours")) : waited.length ? h("b", {}, t("mine-waits", { names: listing(waited) })) : sight.moment ? h("b", {}, sight.moment) : null;
  return h("p", { class: "turn" }, said, others.length ? h("span", { class: "faint" }, ` ${t("mine-with", { names: listing(others) })}`) : null);
}

/** Find out whose turn it is in the matches that are listed, once the shelf stands. */
async function askTurns() {
  const running = kept().filter((entry) => !entry.over).slice(0, ASKED);
  await Promise.all(
    running.map(async (entry) => {
      try {
        /** @type {Sight} */
        const sight = await ask("GET", `/api/matches/${entry.match}/table?board=false&sheets=false&story=false&curtain=true&lang=${lang()}`, { token: entry.token });
        turns.set(entry.match, sight);
        if (sight.over) keep({ ...entry, over: true });
      } catch (error) {
        if (error instanceof Refusal && error.status < 500 && error.status !== 429) turns.set(entry.match, "lost");
      }
    }),
  );
  if (running.length) drawMine();
}

function drawMine() {
  const rank = (/** @type {KeptMatch} */ entry) => (entry.over ? 2 : isMine(entry) ? 0 : 1);
  const mine = kept().sort((one, other) => rank(one) - rank(other) || other.at - one.at);
  const rows = mine.map((entry) =>
    h(
      "li",
      {},
      h(
        "div",
        { class: "which" },
        h("a", { href: address(entry.match, entry.token) }, h("strong", {}, games.find((game) => game.name === entry.game)?.title ?? entry.title)),
        h("span", { class: "faint" }, ` · ${ago((Date.now() - entry.at) / 1000)}${entry.over ? ` · ${t("ended")}` : ""}`),
        entry.over ? null : turnOf(entry),
      ),
      h("a", { class: "quiet", href: address(entry.match, entry.token) }, t(entry.over ? "look-again" : "resume")),
      h("button", { class: "plain", title: t("forget-help"), "aria-label": t("forget-help"), onclick: () => (forget(entry), drawMine()) }, icon("cross")),
    ),
  );
  const older = rows.slice(FEW);
  fill(
    the("mine"),
    ...rows.slice(0, FEW),
    older.length ? h("li", { class: "older" }, h("details", {}, h("summary", {}, t("my-games-older", { count: older.length })), h("ul", { class: "mine" }, ...older))) : null,
  );
  the("mine-area").hidden = !rows.length;
  the("hint").textContent = rows.length ? "" : t("my-games-none");
}

/** @param {Promise<GameSight[]>} [asked] */
async function draw(asked = get(`/api/games?lang=${lang()}`)) {
  games = await asked;
  the("tagline").textContent = t("tagline");
  the("shelf-title").textContent = t("shelf");
  the("mine-title").textContent = t("my-games");
  the("lang").textContent = lang() === "fr" ? "EN" : "FR";
  the("lang").setAttribute("aria-label", `${the("lang").textContent} – ${t("language-other")}`);
  the("theme").replaceChildren(icon(theme() === "day" ? "moon" : "sun"));
  the("theme").setAttribute("aria-label", t("theme"));
  fill(the("shelf"), ...(games.length ? games.map(card) : [h("p", {}, t("shelf-none"))]));
  drawMine();
  askTurns();
}

the("brand").prepend(icon("anchor"));
the("lang").addEventListener("click", () => speak(lang() === "fr" ? "en" : "fr"));
the("theme").addEventListener("click", () => {
  toggleTheme();
  draw();
});
onSpeak(() => games.length && draw());
const first = get(`/api/games?lang=${preferred()}`); // while the words come
await learn();
await draw(first);
const wanted = games.find((game) => game.name === location.hash.slice(1));
if (wanted) prepare(wanted);
