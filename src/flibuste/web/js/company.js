// People at one table: who is there, a secret choice thought over, once more with the same people.

import { ask } from "./api.js";
import { fill, fresh, h } from "./dom.js";
import { icon } from "./icons.js";
import { address, keep, kept, linksOf } from "./kept.js";
import { lang, reasonOf, t } from "./words.js";

/**
 * Note who is here now; whether that is news.
 * @param {Sight} sight
 * @param {number[]} here
 */
export function met(sight, here) {
  const news = sight.seats.filter((seat) => seat.here !== here.includes(seat.seat));
  for (const seat of news) seat.here = here.includes(seat.seat);
  for (const mark of document.querySelectorAll("[data-here]")) {
    const there = here.includes(Number(mark.getAttribute("data-here")));
    mark.className = there ? "here" : "faint";
    mark.textContent = t(there ? "links-here" : "links-wait");
  }
  return news.length > 0;
}

/**
 * What one has answered in secret, and a button to think again.
 * @param {Sight} sight
 * @param {(what: string, body: object, seat: number) => void} send
 */
export function secretOf(sight, send) {
  const { answered, answered_to: decision, seat } = sight;
  if (!answered || seat === null) return null;
  return h(
    "div",
    { class: "secret" },
    h("p", {}, icon("seal"), h("b", {}, t("secret-answer", { choice: answered }))),
    h("p", { class: "faint" }, t("secret-help")),
    h("button", { class: "btn", "data-focus": "change", "data-act": "change", onclick: () => send("withdraw", { decision, request: fresh() }, seat) }, icon("undo"), t("secret-change")),
  );
}

/**
 * Go to the next match, which the same link opens; what this browser knows of the last one's links goes along.
 * @param {Sight} sight
 * @param {string} token
 * @param {string} match
 */
function goOn(sight, token, match) {
  const made = linksOf(sight.match);
  const count = sight.seats.length;
  const links = made && { ...made, match, seats: made.seats.map((link) => ({ ...link, seat: (link.seat + count - 1) % count })) };
  if (!kept().some((entry) => entry.match === match && entry.token === token)) {
    keep({ match, token, game: sight.game, title: sight.title, at: Date.now(), ...(links ? { made: links } : {}) });
  }
  location.href = address(match, token);
}

/**
 * The way to the next match: a button to ask for it, or to follow who has. It stands where the match ended, on the
 * rail and over the board, and changes when somebody else asks.
 * @param {Sight} sight
 * @param {string} token
 */
export function rematchOf(sight, token) {
  const slot = h("div", { class: "rematch" });
  fillRematch(slot, sight, token);
  return slot;
}

/**
 * @param {Sight} sight
 * @param {string} token
 */
export function drawRematch(sight, token) {
  for (const slot of document.querySelectorAll(".rematch")) fillRematch(slot, sight, token);
}

/**
 * @param {Element} slot
 * @param {Sight} sight
 * @param {string} token
 */
function fillRematch(slot, sight, token) {
  const plays = sight.mine.length > 0 || sight.host;
  if (sight.rematch) {
    const join = h("button", { class: "main", "data-act": "join", "data-focus": "rematch", onclick: () => goOn(sight, token, sight.rematch) }, icon("users"), t(plays ? "rematch-join" : "rematch-watch"));
    fill(slot, h("p", { role: "status" }, t("rematch-ready")), join);
    return;
  }
  if (!plays) return;
  const said = h("p", { class: "fault", role: "alert" });
  const again = h("button", { class: "main", "data-act": "rematch", "data-focus": "rematch", title: t("rematch-help") }, icon("users"), t("rematch"));
  again.addEventListener("click", async () => {
    again.disabled = true;
    try {
      /** @type {Rematch} */
      const next = await ask("POST", `/api/matches/${sight.match}/rematch?lang=${lang()}`, { token });
      goOn(sight, token, next.match);
    } catch (error) {
      said.textContent = reasonOf(error);
      again.disabled = false;
    }
  });
  fill(slot, again, said);
}
