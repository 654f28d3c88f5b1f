// Day or night: as the system says, until the reader chooses.

const KEY = "flibuste.theme";
const dark = matchMedia("(prefers-color-scheme: dark)");

/** @returns {"day" | "night"} */
export function theme() {
  const kept = localStorage.getItem(KEY);
  if (kept === "day" || kept === "night") return kept;
  return dark.matches ? "night" : "day";
}

function show() {
  document.documentElement.dataset.theme = theme();
  for (const listener of listeners) listener();
}

/** @type {(() => void)[]} */
const listeners = [];

/** @param {() => void} listener */
export function onTheme(listener) {
  listeners.push(listener);
}

export function toggleTheme() {
  localStorage.setItem(KEY, theme() === "day" ? "night" : "day");
  show();
}

dark.addEventListener("change", show);
show();
