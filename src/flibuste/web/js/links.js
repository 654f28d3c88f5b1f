// The links of a match: who is invited, by which address, as a code to scan.

import { ask, get } from "./api.js";
import { open } from "./dialogs.js";
import { drawn, h } from "./dom.js";
import { icon } from "./icons.js";
import { address, keep, kept, linksOf } from "./kept.js";
import { disc } from "./panels.js";
import { lang, t } from "./words.js";

/** What a page's address begins with where only its own machine can open it. */
const OWN = /^(localhost|127\.|\[::1\])/;

/**
 * The address that others can open: this page's own, or the one that the server says. Null where there is none.
 * @returns {Promise<string | null>}
 */
async function reachable() {
  if (!OWN.test(location.host)) return location.origin;
  try {
    return /** @type {Reach} */ (await get("/api/reach")).address;
  } catch {
    return null;
  }
}

/**
 * A line with a link to copy; where others can open it, with a code to scan.
 * @param {string} label
 * @param {string} url
 * @param {{ seat?: SeatSight, scan: boolean, open?: boolean, more?: (Node | null)[] }} how
 */
function linkLine(label, url, { seat, scan, open: shown = false, more = [] }) {
  const field = h("input", { readonly: true, value: url, "aria-label": label, onfocus: () => field.select() });
  const copy = h("button", { class: "quiet" }, icon("link"), t("links-copy"));
  copy.addEventListener("click", async () => {
    field.select();
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      document.execCommand("copy"); // without HTTPS there is no clipboard
    }
    copy.lastChild?.replaceWith(t("links-copied"));
  });
  const picture = h("span", { class: "qr" });
  const code = scan ? h("details", { class: "scan" }, h("summary", {}, t("links-scan")), picture) : null;
  code?.addEventListener("toggle", () => code.open && !picture.childElementCount && draw(picture, label, url));
  if (code && shown) code.open = true;
  return h(
    "div",
    { class: "link-line", "data-link": seat?.seat },
    h("span", { class: "link-who" }, seat ? disc(seat.seat) : icon("users"), h("b", {}, seat?.name ?? label), seat ? presence(seat) : null),
    field,
    copy,
    ...more,
    code,
  );
}

/** @param {SeatSight} seat */
const presence = (seat) => h("span", { class: seat.here ? "here" : "faint", "data-here": seat.seat }, t(seat.here ? "links-here" : "links-wait"));

/**
 * @param {HTMLElement} holder
 * @param {string} label
 * @param {string} url
 */
async function draw(holder, label, url) {
  const svg = drawn(await ask("POST", "/api/code", { body: { text: url }, text: true }));
  svg.setAttribute("role", "img");
  svg.setAttribute("aria-label", t("links-code", { name: label }));
  holder.replaceChildren(svg);
}

/**
 * @param {Sight} sight
 * @param {string} token
 */
export async function openLinks(sight, token) {
  const made = linksOf(sight.match);
  if (!made) return;
  const base = await reachable();
  const scan = base !== null;
  const url = (/** @type {string} */ secret) => address(sight.match, secret, base ?? location.origin);
  const line = (/** @type {SeatSight} */ seat, /** @type {boolean} */ shown) => {
    const link = made.seats.find((one) => one.seat === seat.seat);
    const renew = h("button", { class: "quiet", title: t("links-new-help") }, t("links-new"));
    renew.addEventListener("click", async () => {
      /** @type {SeatLink} */
      const fresh = await ask("POST", `/api/matches/${sight.match}/seats/${seat.seat}/link?lang=${lang()}`, { token });
      made.seats = made.seats.map((one) => (one.seat === seat.seat ? fresh : one));
      const entry = kept().find((one) => one.match === sight.match && one.made);
      if (entry) keep({ ...entry, made });
      dialog.remove(); // at once: one that closes goes a moment later, and two would stand there
      openLinks(sight, token);
    });
    return linkLine(t("links-seat", { name: seat.name }), url(link?.token ?? ""), { seat, scan, open: shown, more: sight.host ? [renew] : [] });
  };
  const people = sight.seats.filter((seat) => !seat.bot);
  const others = people.filter((seat) => !sight.mine.includes(seat.seat));
  const own = people.filter((seat) => sight.mine.includes(seat.seat));
  const dialog = open(
    t("links-title"),
    [
      h("p", {}, t("links-help")),
      base ? h("p", { class: "faint network" }, t("links-network", { address: base })) : h("p", { class: "fault", role: "alert" }, t("links-local")),
      ...others.map((seat) => line(seat, others.length === 1 && !seat.here)),
      linkLine(t("links-watch"), url(made.watch), { scan }),
      own.length ? h("details", { class: "own-links" }, h("summary", {}, t("links-own")), ...own.map((seat) => line(seat, false))) : null,
    ],
    "wide links",
  );
}
