// The rules to read: two minutes on top, then chapter by chapter, each paragraph with an address of its own.

import { get } from "./api.js";
import { beside } from "./dialogs.js";
import { fill, h, the } from "./dom.js";
import { icon } from "./icons.js";
import { theme, toggleTheme } from "./theme.js";
import { lang, learn, onSpeak, reasonOf, speak, t } from "./words.js";

const GAME = location.pathname.split("/").pop() ?? "";

/** @type {Book | null} */
let book = null;

/**
 * @param {RuleSight} rule
 * @param {LessonEntry[]} lessons
 */
function paragraph(rule, lessons) {
  const plays = lessons.filter((lesson) => lesson.example === rule.id || lesson.rules.includes(rule.id));
  return h(
    "div",
    { class: "paragraph", id: rule.id },
    h("a", { href: `#${rule.id}` }, rule.id),
    h(
      "div",
      {},
      h("p", {}, rule.text),
      ...beside(rule),
      plays.length ? h("div", { class: "plays" }, ...plays.map((lesson) => h("a", { href: `/learn/${GAME}/${lesson.name}` }, t("rules-play", { title: lesson.title })))) : null,
    ),
  );
}

/** @param {TermSight} term */
const wordOf = (term) => h("div", { class: "paragraph word", id: `word-${term.id}` }, h("a", { href: `#${term.rule}` }, term.rule), h("div", {}, h("p", {}, h("b", {}, term.name), " – ", term.means)));

/** @param {RuleSight} rule */
const inFull = (rule) => `${rule.id} ${rule.text} ${rule.rulings.map((ruling) => `${ruling.id} ${ruling.question} ${ruling.answer}`).join(" ")}`.toLowerCase();

function draw() {
  if (!book) return;
  const { title, overview, chapters, lessons, glossary } = book;
  const words = /** @type {HTMLInputElement} */ (the("search")).value.toLowerCase().split(/\s+/).filter(Boolean);
  const fits = (/** @type {RuleSight} */ rule) => words.every((word) => inFull(rule).includes(word));
  const left = chapters.map((chapter, at) => ({ at, title: chapter.title, rules: chapter.rules.filter(fits) })).filter((chapter) => chapter.rules.length);
  const terms = glossary.filter((term) => words.every((word) => `${term.name} ${term.means}`.toLowerCase().includes(word)));
  the("title").textContent = title;
  document.title = `${t("rules-of")} – ${title}`;
  the("contents-title").textContent = t("rules-chapters");
  the("search").setAttribute("aria-label", t("rules-search"));
  the("search").setAttribute("placeholder", t("rules-search"));
  the("found").textContent = words.length ? t("rules-found", { count: left.reduce((sum, chapter) => sum + chapter.rules.length, 0) }) : "";
  fill(the("contents"), ...left.map((chapter) => h("li", {}, h("a", { href: `#chapter-${chapter.at + 1}` }, chapter.title))), terms.length ? h("li", {}, h("a", { href: "#glossary" }, t("glossary"))) : null);
  fill(
    the("text"),
    overview && !words.length ? h("section", { id: "overview" }, h("h2", {}, t("rules-overview")), ...overview.split(/\n\s*\n/).map((part) => h("p", {}, part))) : null,
    ...left.map((chapter) => h("section", { id: `chapter-${chapter.at + 1}` }, h("h2", {}, chapter.title), ...chapter.rules.map((rule) => paragraph(rule, lessons)))),
    terms.length ? h("section", { id: "glossary" }, h("h2", {}, t("glossary")), ...terms.map(wordOf)) : null,
  );
  the("lang").textContent = lang() === "fr" ? "EN" : "FR";
  the("lang").setAttribute("aria-label", `${the("lang").textContent} – ${t("language-other")}`);
  the("theme").replaceChildren(icon(theme() === "day" ? "moon" : "sun"));
  the("theme").setAttribute("aria-label", t("theme"));
}

async function read() {
  book = await get(`/api/games/${GAME}/book?lang=${lang()}`);
  draw();
  // the paragraph that the address names is there only now
  const wanted = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (wanted) {
    location.replace(location.hash);
    wanted.scrollIntoView();
  }
}

the("brand").prepend(icon("anchor"));
the("lang").addEventListener("click", () => speak(lang() === "fr" ? "en" : "fr"));
the("theme").addEventListener("click", () => (toggleTheme(), draw()));
the("search").addEventListener("input", draw);
onSpeak(() => book && read());
await learn();
await read().catch((error) => {
  the("found").textContent = reasonOf(error);
});
