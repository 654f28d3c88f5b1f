// Icons and dice, drawn by us: no emoji, no icon font.

import { drawn } from "./dom.js";
import { EMBLEMS } from "./emblems.js";

/** @type {Record<string, string>} */
const PATHS = {
  anchor: "M12 2a3 3 0 0 1 1 5.8V10h4v2h-4v7.9c3-.4 5.3-2.2 6-4.9l-2 .4 3.5-4.4 1.5 5.5-1.5-.6C20.2 19.6 16.6 22 12 22s-8.2-2.4-9.5-6.1L1 16.5 2.5 11 6 15.4l-2-.4c.7 2.7 3 4.5 6 4.9V12H6v-2h5V7.8A3 3 0 0 1 12 2Zm0 2a1 1 0 1 0 0 2 1 1 0 0 0 0-2Z",
  undo: "M9 4v4h5a6 6 0 0 1 0 12H7v-2.5h7a3.5 3.5 0 0 0 0-7H9v4L2.5 9.3Z",
  "turn-left": "M12 5a8 8 0 1 1-7.6 5.5l2.3.8A5.6 5.6 0 1 0 12 7.4V11L6 6l6-5Z",
  "turn-right": "M12 5a8 8 0 1 0 7.6 5.5l-2.3.8A5.6 5.6 0 1 1 12 7.4V11l6-5-6-5Z",
  clock: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm0 2.3a7.7 7.7 0 1 0 0 15.4 7.7 7.7 0 0 0 0-15.4ZM11 7h2v4.6l3.5 2-1 1.8L11 12.8Z",
  moon: "M14 2a10 10 0 1 0 8 14.5A9 9 0 0 1 14 2Z",
  sun: "M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10ZM11 1h2v3.5h-2ZM11 19.5h2V23h-2ZM1 11h3.5v2H1ZM19.5 11H23v2h-3.5ZM3.5 5l1.5-1.5L7.4 6 6 7.4ZM16.6 18l1.4-1.4 2.5 2.4-1.5 1.5ZM3.5 19 6 16.6 7.4 18 5 20.5ZM16.6 6 19 3.5 20.5 5 18 7.4Z",
  plus: "M10.8 4h2.4v6.8H20v2.4h-6.8V20h-2.4v-6.8H4v-2.4h6.8Z",
  minus: "M4 10.8h16v2.4H4Z",
  fit: "M3 3h7v2.4H5.4V10H3ZM14 3h7v7h-2.4V5.4H14ZM3 14h2.4v4.6H10V21H3ZM18.6 14H21v7h-7v-2.4h4.6Z",
  info: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm-1.3 4.5v2.6h2.6V6.5Zm0 4.3v7h2.6v-7Z",
  help: "M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20Zm-1.2 14v2.5h2.5V16Zm1.4-10.5c-2.5 0-4.1 1.4-4.2 3.7h2.4c.1-1 .7-1.6 1.7-1.6s1.6.6 1.6 1.5c0 .8-.3 1.2-1.3 1.9-1.2.8-1.7 1.6-1.6 3.3h2.3c0-1 .3-1.4 1.3-2.1 1.2-.8 1.8-1.7 1.8-3.1 0-2.2-1.6-3.6-4-3.6Z",
  users: "M8.5 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM1 20c0-4 3-6.5 7.5-6.5S16 16 16 20ZM16 4.5a3.6 3.6 0 0 1 0 7.2c-.6 0-1-.1-1.4-.3a6 6 0 0 0 0-6.6c.4-.2.8-.3 1.4-.3ZM18 20c0-2.6-.9-4.7-2.5-6.2 4.3-.3 7.5 2 7.5 6.2Z",
  menu: "M3 5h18v2.4H3ZM3 10.8h18v2.4H3ZM3 16.6h18V19H3Z",
  fast: "M2 5l9 7-9 7ZM12 5l9 7-9 7Z",
  play: "M6 4l14 8-14 8Z",
  pause: "M6 4h4.5v16H6ZM13.5 4H18v16h-4.5Z",
  first: "M4 4h2.6v16H4ZM20 4v16L8 12Z",
  last: "M17.4 4H20v16h-2.6ZM4 4v16l12-8Z",
  back: "M15.5 4l2 2-6 6 6 6-2 2-8-8Z",
  on: "M8.5 4l-2 2 6 6-6 6 2 2 8-8Z",
  link: "M10 13.8a4.5 4.5 0 0 0 6.6.2l3-3a4.6 4.6 0 0 0-6.5-6.5L11.6 6l1.7 1.7 1.5-1.5a2.2 2.2 0 0 1 3.1 3.1l-3 3a2.2 2.2 0 0 1-3.2-.1ZM14 10.2a4.5 4.5 0 0 0-6.6-.2l-3 3a4.6 4.6 0 0 0 6.5 6.5l1.5-1.5-1.7-1.7-1.5 1.5a2.2 2.2 0 0 1-3.1-3.1l3-3a2.2 2.2 0 0 1 3.2.1Z",
  down: "M10.8 3h2.4v9.7l3.5-3.5 1.7 1.7L12 17.3l-6.4-6.4 1.7-1.7 3.5 3.5ZM4 19h16v2.4H4Z",
  seal: "M12 1.5l2.6 2.4 3.5-.4.8 3.4 3 1.9-1.4 3.2 1.4 3.2-3 1.9-.8 3.4-3.5-.4-2.6 2.4-2.6-2.4-3.5.4-.8-3.4-3-1.9L3.5 12 2.1 8.8l3-1.9.8-3.4 3.5.4ZM10.9 15.8l6-6-1.6-1.6-4.4 4.4-2-2-1.6 1.6Z",
  bot: "M11 2h2v3h5a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2h5ZM8.5 9a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4Zm7 0a1.7 1.7 0 1 0 0 3.4 1.7 1.7 0 0 0 0-3.4ZM8 14.5v2h8v-2ZM1 10h2v4H1ZM21 10h2v4h-2ZM8 20h8v2H8Z",
  dots: "M5 10a2 2 0 1 1 0 4 2 2 0 0 1 0-4Zm7 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4Zm7 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4Z",
  book: "M2 4.5C5 3.2 8.5 3.2 12 5c3.5-1.8 7-1.8 10-.5V19c-3-1.2-6.5-1.2-10 .8C8.5 17.8 5 17.8 2 19Zm2.2 1.6v10.3c2.2-.5 4.5-.3 6.7.6V6.9c-2.2-1-4.5-1.3-6.7-.8Zm15.6 0c-2.2-.5-4.5-.2-6.7.8V17c2.2-.9 4.5-1.1 6.7-.6Z",
  target: "M11 1h2v3.1A8 8 0 0 1 19.9 11H23v2h-3.1A8 8 0 0 1 13 19.9V23h-2v-3.1A8 8 0 0 1 4.1 13H1v-2h3.1A8 8 0 0 1 11 4.1ZM12 6.2a5.8 5.8 0 1 0 0 11.6 5.8 5.8 0 0 0 0-11.6Zm0 3.3a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z",
  cards: "M6 1.5h12A1.5 1.5 0 0 1 19.5 3v18a1.5 1.5 0 0 1-1.5 1.5H6A1.5 1.5 0 0 1 4.5 21V3A1.5 1.5 0 0 1 6 1.5Zm.9 2.4v16.2h10.2V3.9ZM12 7.5l3 4.5-3 4.5-3-4.5Z",
  list: "M2 4h3v3H2Zm6 .3h14v2.4H8ZM2 10.5h3v3H2Zm6 .3h14v2.4H8ZM2 17h3v3H2Zm6 .3h14v2.4H8Z",
  mute: "M3 9h4l6-5v16l-6-5H3Zm12.6-.6 1.5-1.5 2.1 2.1 2.1-2.1 1.5 1.5-2.1 2.1 2.1 2.1-1.5 1.5-2.1-2.1-2.1 2.1-1.5-1.5 2.1-2.1Z",
  sound: "M3 9h4l6-5v16l-6-5H3Zm12.4-2.2 1.6-1.6a9 9 0 0 1 0 13.6l-1.6-1.6a6.8 6.8 0 0 0 0-10.4Z",
  check: "M9.2 18.6 3 12.4l1.8-1.8 4.4 4.4L19.2 5 21 6.8Z",
  "go-left": "M15.5 4l2 2-6 6 6 6-2 2-8-8Z",
  "go-right": "M8.5 4l-2 2 6 6-6 6 2 2 8-8Z",
  "go-top": "M4 15.5l2 2 6-6 6 6 2-2-8-8Z",
  "go-bottom": "M4 8.5l2-2 6 6 6-6 2 2-8 8Z",
  cross: "M5.5 4 12 10.5 18.5 4 20 5.5 13.5 12l6.5 6.5-1.5 1.5L12 13.5 5.5 20 4 18.5 10.5 12 4 5.5Z",
  bell: "M12 2a2 2 0 0 1 2 2c3 .8 5 3.5 5 7v5l2 2v1H3v-1l2-2v-5c0-3.5 2-6.2 5-7a2 2 0 0 1 2-2ZM9.5 20h5a2.5 2.5 0 0 1-5 0Z",
};

/**
 * @param {string} name
 * @returns {SVGElement}
 */
export function icon(name) {
  return drawn(
    `<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="${PATHS[name]}" fill="currentColor" fill-rule="evenodd"/></svg>`,
  );
}

/**
 * One of the emblems that the games draw with too.
 * @param {string} name
 * @returns {SVGElement}
 */
export function emblem(name) {
  return drawn(`<svg class="icon emblem emblem-${name}" viewBox="-11 -11 22 22" aria-hidden="true" focusable="false"><path d="${EMBLEMS[name] ?? EMBLEMS["info"]}" fill="currentColor" fill-rule="evenodd"/></svg>`);
}

/** The face of a skull. */
const SKULL = '<path fill-rule="evenodd" d="M12 4.5c-4.7 0-6.5 3.1-6 6.1.3 2 2.3 2.4 2.3 4v3h7.4v-3c0-1.6 2-2 2.3-4 .5-3-1.3-6.1-6-6.1ZM9.4 9a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4Zm5.2 0a1.7 1.7 0 1 1 0 3.4 1.7 1.7 0 0 1 0-3.4Z"/>';

/** Where the pips of each face are, on a grid of three by three. */
const PIPS = [[], [4], [2, 6], [2, 4, 6], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/**
 * @param {number} face
 * @returns {SVGElement}
 */
export function die(face) {
  if (!face) return drawn(`<svg class="die skull" viewBox="0 0 24 24" aria-hidden="true"><rect x="1.5" y="1.5" width="21" height="21" rx="4.5"/>${SKULL}</svg>`);
  const pips = (PIPS[face] ?? [])
    .map((at) => `<circle cx="${7 + (at % 3) * 5}" cy="${7 + Math.floor(at / 3) * 5}" r="1.9"/>`)
    .join("");
  return drawn(
    `<svg class="die" viewBox="0 0 24 24" aria-hidden="true"><rect x="1.5" y="1.5" width="21" height="21" rx="4.5"/>${pips}</svg>`,
  );
}

/**
 * Dice as they fell, those that hit filled: the highest.
 * @param {number[]} faces
 * @param {number} hits
 */
export function thrown(faces, hits) {
  const least = [...faces].sort((a, b) => b - a)[Math.max(0, hits - 1)] ?? 7;
  return faces.map((face) => {
    const made = die(face);
    if (hits && face >= least) made.classList.add("hit");
    return made;
  });
}
