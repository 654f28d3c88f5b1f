// The story on the page: it grows at its end, and stays where a reader has scrolled to.

import { h, the } from "./dom.js";
import { storyLine } from "./panels.js";
import { sound } from "./sound.js";
import { t } from "./words.js";

/** A long story is shown from a multiple of so many lines. */
const STORY = 200;

export class Story {
  constructor() {
    /** @type {Line[]} those that are on the page */
    this.shown = [];
    /** whether the end is in sight: then it stays so */
    this.atEnd = true;
    const list = the("story");
    list.addEventListener("scroll", () => (this.atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 60));
    new ResizeObserver(() => this.atEnd && (list.scrollTop = list.scrollHeight)).observe(list);
  }

  /**
   * What was told stays as it is (and where a reader has scrolled to); only what is new comes to it.
   * @param {Line[]} story
   */
  draw(story) {
    const list = the("story");
    const first = Math.max(0, Math.floor(story.length / STORY - 1) * STORY);
    const lines = story.slice(first);
    let same = 0;
    while (same < lines.length && lines[same] === this.shown[same]) same += 1;
    const before = this.shown.length;
    this.shown = lines;
    for (const old of [...list.children].slice(same)) old.remove();
    const more = lines.slice(same).map(storyLine);
    if (before && same) for (const line of more) line.classList.add("new");
    list.append(...(lines.length ? more : [h("li", { class: "faint empty" }, t("story-empty"))]));
    if (this.atEnd || !same) list.scrollTop = list.scrollHeight;
    if (before && same && lines.slice(same).some((line) => line.dice.length)) sound(lines.slice(same).some((line) => line.hits) ? "hit" : the("battle").hidden ? "dice" : "miss");
  }
}
