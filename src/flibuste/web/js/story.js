// The story on the page: it grows at its end, and stays where a reader has scrolled to.

import { h, the } from "./dom.js";
import { storyLine } from "./panels.js";
import { sound } from "./sound.js";
import { t } from "./words.js";

/**
 * How many lines at the beginning of two stories are the same.
 * @param {Line[]} one
 * @param {Line[]} other
 */
function alike(one, other) {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  return same;
}

/** A long story is shown from a multiple of so many lines. */
const STORY = 200;

export class Story {
  constructor() {
    /** @type {Line[]} those that there are to read */
    this.lines = [];
    /** @type {Line[]} those that are on the page: none before somebody wants to read them */
    this.shown = [];
    /** whether the end is in sight: then it stays so */
    this.atEnd = true;
    const list = the("story");
    list.addEventListener("scroll", () => (this.atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 60));
    new ResizeObserver(() => {
      this.write();
      if (this.atEnd) list.scrollTop = list.scrollHeight;
    }).observe(list);
  }

  /** @param {Line[]} story */
  draw(story) {
    const lines = story.slice(Math.max(0, Math.floor(story.length / STORY - 1) * STORY));
    const same = alike(lines, this.lines);
    const more = lines.slice(same);
    const goes = this.lines.length > 0 && same > 0;
    this.lines = lines;
    this.write();
    if (goes && more.some((line) => line.dice.length)) sound(more.some((line) => line.hits) ? "hit" : the("battle").hidden ? "dice" : "miss");
  }

  /** What was told stays as it is (and where a reader has scrolled to); only what is new comes to it. */
  write() {
    const list = the("story");
    if (!list.checkVisibility()) return;
    const same = alike(this.lines, this.shown);
    const goes = this.shown.length > 0 && same > 0;
    if (list.childElementCount && same === this.lines.length && same === this.shown.length) return;
    this.shown = this.lines;
    for (const old of [...list.children].slice(same)) old.remove();
    const more = this.lines.slice(same).map(storyLine);
    if (goes) for (const line of more) line.classList.add("new");
    list.append(...(this.lines.length ? more : [h("li", { class: "faint empty" }, t("story-empty"))]));
    if (this.atEnd || !same) list.scrollTop = list.scrollHeight;
  }
}
