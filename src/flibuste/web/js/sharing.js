// One screen for several players: whose it is now.

import { drawBattle } from "./battle.js";
import { drawCurtain } from "./curtain.js";
import { fill, the } from "./dom.js";
import { drawHand, openDrawer } from "./hand.js";
import { lang } from "./words.js";

export class Sharing {
  /** @param {import("./table.js").Table} table */
  constructor(table) {
    this.table = table;
    /** the seat that has the screen, where several share it */
    /** @type {number | null} */
    this.holder = null;
  }

  eyes() {
    const shared = (this.table.sight?.mine.length ?? 0) > 1;
    return { lang: lang(), seat: shared ? this.holder : null, curtain: shared && this.holder === null };
  }

  /**
   * Whether the one who held a shared screen is not asked any more: then nothing of his stays on it, not even behind
   * the curtain, until the table comes as everybody may see it.
   * @param {Sight} sight
   */
  changesHands(sight) {
    if (this.holder === null || sight.over || this.table.replay || sight.mine.length < 2 || sight.seats[this.holder]?.waiting) return false;
    this.holder = null;
    this.table.sight = sight;
    this.table.story = [];
    this.table.panels = null;
    this.table.question.forget();
    this.table.chart.clear();
    drawHand([], [], () => {});
    drawBattle(null, sight, [], undefined, () => {});
    openDrawer(null);
    this.table.recap.draw([], [], false);
    fill(the("prompt"));
    fill(the("mats"));
    this.table.told.draw(this.table.story);
    this.passScreen();
    this.table.channel.look(this.eyes());
    return true;
  }

  /** Who shares a screen sees only what everybody may see, until the one who is asked says "it's me". */
  passScreen() {
    const sight = this.table.sight;
    const curtain = the("curtain");
    if (!sight || sight.mine.length < 2) {
      curtain.hidden = true;
      return;
    }
    const asked = sight.over ? [] : sight.seats.filter((seat) => seat.waiting && sight.mine.includes(seat.seat));
    if (this.holder !== null && !asked.some((seat) => seat.seat === this.holder)) {
      this.holder = null;
      this.table.channel.look(this.eyes());
    }
    if (this.holder !== null || !asked.length) {
      curtain.hidden = true;
      return;
    }
    drawCurtain(asked, (seat) => this.takeScreen(seat));
  }

  /** @param {number} seat */
  takeScreen(seat) {
    this.holder = seat;
    the("curtain").hidden = true;
    this.table.channel.look(this.eyes());
  }
}
