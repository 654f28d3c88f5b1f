// The table: one match, through the eyes of a seat or of a spectator.

import { ask, Refusal } from "./api.js";
import { drawBattle, drawShots, lastVolley } from "./battle.js";
import { Chart } from "./chart.js";
import { coach } from "./coach.js";
import { drawRematch, met, secretOf } from "./company.js";
import { drawCurtain } from "./curtain.js";
import { openRule, openSeat } from "./dialogs.js";
import { drawEnd, openEnd, Replay } from "./end.js";
import { fill, fresh, h, the, until } from "./dom.js";
import { openForm } from "./form.js";
import { drawHand, openDrawer } from "./hand.js";
import { emblem, icon } from "./icons.js";
import { Keys } from "./keys.js";
import { keep, linksOf } from "./kept.js";
import { openLinks } from "./links.js";
import { Lesson, taught } from "./lesson.js";
import { Channel } from "./live.js";
import { matsOf } from "./mats.js";
import { disc, narrow } from "./panels.js";
import { givesUp, promptOf } from "./prompt.js";
import { drawRace } from "./race.js";
import { beatsOf, Recap } from "./recap.js";
import { reckon } from "./reckoning.js";
import { drawShelf } from "./shelf.js";
import { sound } from "./sound.js";
import { Story } from "./story.js";
import { Frame } from "./tools.js";
import { complain, connection, toast, turnAway } from "./trouble.js";
import { WhatIs } from "./whatis.js";
import { lang, learn, onSpeak, t } from "./words.js";

const MATCH = location.pathname.split("/").pop() ?? "";
const TOKEN = decodeURIComponent(location.hash.slice(1));
/** Where the reader wants one press to be enough. */
const ONCE = "flibuste.once";

/** @typedef {import("./prompt.js").Choice} Choice */

export class Table {
  constructor() {
    /** @type {Sight | null} */
    this.sight = null;
    /** @type {Panels | null} */
    this.panels = null;
    /** the ground of the chart is sent only when it changes */
    this.ground = "";
    /** @type {Line[]} */
    this.story = [];
    /** how much of the story the reader knew when he last chose */
    this.known = Number(sessionStorage.getItem(`flibuste.known.${MATCH}`) ?? 0);
    this.told = new Story();
    /** @type {string} */
    this.asked = "";
    /** @type {Choice[]} what carries a number now */
    this.choices = [];
    /** @type {string | null} pressed once: lit, not yet done */
    this.lit = null;
    this.sending = false;
    /** the revision of the table that our last choice made: until it is here, what is shown has been answered */
    this.made = 0;
    this.received = Date.now();
    /** @type {Replay | null} */
    this.replay = null;
    this.endSeen = false;
    /** the seat that has the screen, where several share it */
    /** @type {number | null} */
    this.holder = null;
    /** @type {(() => void) | null} */
    this.closeForm = null;
    this.chart = new Chart(the("board"), {
      press: (option) => this.press(option),
      point: (option) => this.point(option),
      insets: () => this.insets(),
      moved: () => this.reckon(this.chart.pins.lit),
    });
    this.whatis = new WhatIs(this.chart, () => this.sight?.game ?? "");
    this.recap = new Recap({
      show: (beats) => this.chart.marks.remember(beats.map((beat) => this.mark(beat))),
      visit: (beat) => this.visitBeat(beat),
      journal: () => this.frame.journal(true),
      hurry: () => this.hurry(),
    });
    const tell = {
      table: (/** @type {Sight} */ sight) => this.arrive(sight),
      fault: (/** @type {Fault} */ fault) => turnAway(fault),
      here: (/** @type {number[]} */ seats) => this.sight && met(this.sight, seats) && !this.replay && this.drawAround(this.sight),
      state: (/** @type {"live" | "polling" | "lost"} */ state) => connection(state),
    };
    this.channel = taught() ? new Lesson(this.eyes(), this.chart, tell) : new Channel(MATCH, TOKEN, this.eyes(), tell);
    this.frame = new Frame(this, TOKEN);
    this.keys = new Keys(this);
    onSpeak(() => {
      this.frame.label();
      this.channel.look(this.eyes());
      this.replay?.show();
    });
    this.frame.label();
    setInterval(() => this.tick(), 5000);
  }

  eyes() {
    const shared = (this.sight?.mine.length ?? 0) > 1;
    return { lang: lang(), seat: shared ? this.holder : null, curtain: shared && this.holder === null };
  }

  /** What lies over the edges of the stage. */
  insets() {
    if (narrow()) {
      const card = the("coach").hidden ? 0 : the("coach").offsetHeight + 34;
      const told = the("recap").offsetHeight;
      return { top: told ? told + 14 : 8, right: 4, bottom: Math.max(card, the("regions").childElementCount ? 60 : 22), left: 4 };
    }
    const hand = !the("hand").hidden;
    const told = the("recap").offsetHeight;
    return { top: told ? told + 22 : 12, right: 12, bottom: hand ? 116 : 64, left: 12 };
  }

  /**
   * Where a seat is on the chart: its own anchor, or that of something of its own that is spoken of.
   * @param {number} seat
   * @param {string[]} words
   */
  placeOf(seat, words) {
    const own = `p${seat}`;
    if (this.chart.box(own)) return own;
    const mine = this.panels?.mats.find((mat) => mat.seat === seat)?.rows.map((row) => row.word) ?? [];
    return words.find((word) => mine.includes(word) && this.chart.box(word)) ?? null;
  }

  // ---- what arrives

  /** @param {Sight} sight */
  arrive(sight) {
    if (this.changesHands(sight)) return;
    this.story = [...this.story.slice(0, sight.story_from), ...sight.story];
    this.sight = sight;
    this.received = Date.now();
    if (!taught()) keep({ match: MATCH, token: TOKEN, game: sight.game, title: sight.title, at: Date.now(), over: sight.over });
    if (this.replay) return;
    const focused = ["board", "prompt", "hand", "battle"].some((id) => the(id).contains(document.activeElement));
    if (sight.panels) this.take(sight.panels);
    this.passScreen();
    this.draw();
    // what was focused may be gone with its question: a keyboard goes on from the next one
    if (focused && document.activeElement === document.body) document.getElementById("question")?.focus({ preventScroll: true });
    if (sight.over) drawRematch(sight, TOKEN);
    if (sight.over && !this.endSeen && !taught()) {
      this.endSeen = true;
      sound("end");
      this.showEnd();
    }
  }

  /** @param {Panels} panels */
  take(panels) {
    if (this.panels) this.sing(this.panels, panels);
    this.panels = panels;
    if (panels.map.layers.ground === null) panels.map.layers.ground = this.ground;
    else this.ground = panels.map.layers.ground;
    this.chart.show(panels.map);
  }

  /**
   * What is heard of a change: a ship that is gone, one's own lead.
   * @param {Panels} before
   * @param {Panels} after
   */
  sing(before, after) {
    const gone = (/** @type {Panels} */ panels) => panels.battle?.sides.filter((side) => side.gone).length ?? 0;
    const own = (/** @type {Panels} */ panels) => panels.race.seats.find((one) => one.seat === this.sight?.seat)?.value ?? 0;
    if (gone(after) > gone(before)) sound("sunk");
    else if (own(after) > own(before)) sound("coins");
  }

  draw() {
    const sight = this.sight;
    if (!sight) return;
    this.whatis.clear();
    the("title-game").textContent = sight.title;
    this.panels && drawRace(this.panels, this.sight);
    this.drawPrompt(sight);
    this.drawAround(sight);
    this.told.draw(this.story);
    this.drawRecap(sight);
    this.settle();
    the("invite").hidden = !linksOf(MATCH);
    this.offerLinks(sight);
    this.tick();
  }

  /**
   * After a match with friends was set up, their links show by themselves, once.
   * @param {Sight} sight
   */
  offerLinks(sight) {
    const key = `flibuste.offered.${MATCH}`;
    const awaited = sight.seats.some((seat) => !seat.bot && !seat.here && !sight.mine.includes(seat.seat));
    if (!awaited || !sight.host || !linksOf(MATCH) || sessionStorage.getItem(key) || document.querySelector("dialog[open]")) return;
    sessionStorage.setItem(key, "yes");
    openLinks(sight, TOKEN);
  }

  /** @param {Sight} sight */
  drawAround(sight) {
    const panels = this.panels;
    if (!panels) return;
    fill(the("mats"), ...matsOf(sight, panels, { manage: (seat) => openSeat(sight, seat, TOKEN, (message) => complain(message, this.sight?.game)), visit: (words) => this.chart.visit(words) }));
    const playable = this.choices.flatMap((choice) => choice.option.option.split(" ").slice(1));
    drawHand(panels.hand, playable, (option) => this.press(option));
    the("tab-hand").querySelector("span")?.replaceChildren(t("tab-hand", { count: panels.hand.length }));
    drawShelf(panels, this.chart, () => this.frame.journal());
    drawBattle(panels.battle, sight, this.choices, panels.battle ? lastVolley(panels.battle, this.story) : undefined, (option) => this.press(option));
    if (panels.battle) {
      const wanted = sight.ask ? panels.focus.panel === "battle" : true;
      the("battle").hidden = !wanted;
      drawShots(this.lit);
    }
  }

  /** @param {Sight} sight */
  drawRecap(sight) {
    if (this.known > this.story.length) this.known = 0;
    this.recap.draw(sight.over || this.replay ? [] : this.story.slice(this.known), sight.mine, !sight.ask && sight.mine.length > 0 && !taught());
  }

  /**
   * A beat on the chart: whose it is (said, or seen by what is his and spoken of), from where, to what.
   * @param {import("./recap.js").Beat} beat
   */
  mark(beat) {
    const owner = this.panels?.mats.find((mat) => mat.rows.some((row) => row.word === beat.words[0]));
    const seat = beat.who ?? owner?.seat ?? null;
    return { number: beat.number, seat, from: seat === null ? null : this.placeOf(seat, beat.words), to: beat.words, name: "" };
  }

  /** @param {import("./recap.js").Beat} beat */
  visitBeat(beat) {
    const mark = this.mark(beat);
    this.chart.visit(mark.from ? [mark.from, ...beat.words] : beat.words);
    this.chart.marks.remember([mark]);
    for (const one of document.querySelectorAll("#recap .beat")) one.classList.toggle("shown", Number(one.getAttribute("data-beat")) === beat.number);
  }

  /** @param {Sight} sight */
  drawPrompt(sight) {
    const panel = the("prompt");
    panel.dataset.ask = sight.ask?.id ?? "";
    if (sight.over) {
      this.announce("");
      this.choices = [];
      this.arm(false);
      fill(panel, h("div", { class: "ask" }, ...drawEnd(sight, TOKEN, { replay: () => this.startReplay(), again: () => this.showEnd() })));
      return;
    }
    if (sight.ask) {
      this.drawAsk(panel, sight.ask, sight);
    } else {
      this.asked = "";
      this.lit = null;
      this.choices = [];
      this.arm(false);
      this.closeForm?.();
      this.closeForm = null;
      fill(panel, h("div", { class: "ask" }, ...this.waiting(sight)));
    }
  }

  /**
   * @param {HTMLElement} panel
   * @param {Ask} question
   * @param {Sight} sight
   */
  drawAsk(panel, question, sight) {
    const key = question.id + sight.lang;
    if (key === this.asked) return;
    const hadFocus = panel.contains(document.activeElement);
    this.asked = key;
    if (!taught()) coach(null, this.chart); // advice on what was asked before
    this.lit = null;
    this.layOut(question, true);
    panel.scrollTop = 0;
    this.closeForm?.();
    this.closeForm = null;
    if (question.form) this.openForm(question, key);
    if (hadFocus) /** @type {HTMLElement | null} */ (panel.querySelector(".option"))?.focus({ preventScroll: true });
    this.announce(question.prompt);
    this.notify(question.prompt);
    sound("turn");
    this.frame.tab("prompt");
  }

  /**
   * The question and its choices, here and on the chart.
   * @param {Ask} question
   * @param {boolean} anew
   */
  layOut(question, anew) {
    const panel = the("prompt");
    const old = anew ? null : document.getElementById("form");
    const { parts, choices } = promptOf(question, this.panels, {
      press: (option) => this.press(option),
      point: (option) => this.point(option),
      choose: (option) => this.choose(option),
      again: () => ((this.lit = null), this.layOut(question, false), this.sight && this.drawAround(this.sight)),
      rule: () => this.sight && openRule(this.sight.game, question.rule),
      pay: (options) => void this.chooseAll(options),
    });
    this.choices = choices;
    fill(panel, ...parts);
    if (old) document.getElementById("form")?.replaceWith(old);
    the("go").addEventListener("click", () => this.lit !== null && this.choose(this.lit));
    // what can still be done is given up by a deliberate press only, never by Enter
    the("go").addEventListener("keydown", (event) => event.key === "Enter" && the("go").classList.contains("warn") && event.preventDefault());
    this.arm(anew);
    this.light(this.lit);
  }

  /**
   * @param {Ask} question
   * @param {string} key
   */
  openForm(question, key) {
    const help = {
      choose: (/** @type {string} */ option) => void this.choose(option),
      weigh: (/** @type {string} */ option) => this.weigh(question, option),
      view: () => this.view(question.seat),
    };
    openForm(question, the("form"), this.chart, help, this.sight?.widgets ?? {}).then((close) => {
      if (this.asked === key) this.closeForm = close;
      else close();
    });
  }

  /** @param {boolean} anew */
  arm(anew) {
    const map = this.panels?.map;
    const pins = this.choices.map(({ option, name, key }) => {
      const words = option.option.split(" ").slice(1).reverse();
      const word = map && words.find((one) => map.anchors[one]);
      const anchor = word ? map?.anchors[word] : undefined;
      return {
        option: option.option,
        key,
        name: anchor?.title ?? name,
        label: [option.text, option.hint, option.figure ? `${option.figure} ${option.unit}` : ""].filter(Boolean).join(". "),
        word: word ?? "",
        box: null,
        shape: anchor?.shape ?? "",
      };
    });
    const fought = this.panels?.battle && this.panels.focus.panel === "battle";
    this.chart.marks.ways = (this.panels?.routes ?? []).filter((route) => this.choices.some((choice) => choice.option.option === route.option));
    this.chart.arm(fought ? [] : pins, this.panels?.focus.words ?? [], anew);
  }

  /** @param {Sight} sight */
  waiting(sight) {
    const waited = sight.seats.filter((seat) => seat.waiting);
    const others = sight.moment ? sight.seats.filter((seat) => !sight.mine.includes(seat.seat)) : waited;
    const bots = others.length > 0 && others.every((seat) => seat.bot);
    const words = waited.map((seat) => h("p", { class: "awaited" }, disc(seat.seat), h("span", {}, seat.waiting ?? "")));
    if (sight.moment && !taught()) words.push(h("p", { class: "awaited" }, icon("clock"), h("span", {}, sight.moment)));
    const hurry = h("button", { class: "btn", title: t("hurry-help"), "data-focus": "hurry", onclick: () => this.hurry() }, icon("fast"), t("hurry"));
    return [
      h("h2", { id: "question", tabindex: "-1" }, taught() ? sight.moment : bots ? t("bots-playing") : sight.mine.length ? t("wait-title") : t("watching")),
      ...words,
      secretOf(sight, (what, body, seat) => this.send(what, body, seat)),
      this.panels?.goal && sight.mine.length ? h("p", { class: "goal" }, emblem(this.panels.race.icon), h("span", {}, h("b", {}, t("goal")), " ", this.panels.goal)) : null,
      bots && sight.mine.length ? hurry : null,
    ];
  }

  /** @param {string} words */
  announce(words) {
    the("announce").textContent = words;
  }

  /** @param {string} prompt */
  notify(prompt) {
    if (document.hidden && "Notification" in window && Notification.permission === "granted") {
      new Notification(t("turn-title"), { body: prompt, tag: MATCH });
    }
  }

  tick() {
    const sight = this.sight;
    if (!sight) return;
    const mine = sight.ask && !sight.over;
    document.title = `${mine ? `● ${t("turn-title")} ` : ""}${sight.title} – Flibuste`;
  }

  /** @param {string | null} option pointed at: shown, until something was pressed */
  point(option) {
    this.light(option ?? this.lit);
  }

  /** @param {string | null} option */
  light(option) {
    this.chart.pins.light(option);
    for (const button of document.querySelectorAll("#prompt .option, #battle [data-target], #hand [data-option]")) {
      const own = button.getAttribute("data-send") ?? button.getAttribute("data-target") ?? button.getAttribute("data-option");
      button.classList.toggle("lit", option !== null && own === option);
      if (button.matches(".option")) button.setAttribute("aria-pressed", String(this.lit !== null && own === this.lit));
    }
    this.reckon(option);
    drawShots(option);
    const go = document.getElementById("go");
    if (!go) return;
    const chosen = this.choices.find((one) => one.option.option === this.lit)?.option ?? this.sight?.ask?.options.find((one) => one.option === this.lit);
    const lost = chosen ? givesUp(chosen, this.panels) : "";
    go.hidden = !chosen;
    go.classList.toggle("warn", !!lost);
    if (chosen) go.textContent = lost ? t("out-anyway", { what: chosen.text }) : chosen.text;
    const sure = the("sure");
    sure.hidden = !lost;
    sure.textContent = lost;
    sure.closest(".foot")?.classList.toggle("asks", !!lost);
  }

  /** @param {string | null} option what is pointed at or lit */
  reckon(option) {
    const found = this.choices.find((one) => one.option.option === option)?.option ?? this.sight?.ask?.options.find((one) => one.option === option) ?? null;
    reckon(this.panels?.battle && !the("battle").hidden ? found && { ...found, hint: "" } : found, option === this.lit, this.chart);
  }

  // ---- what is sent

  /** Something is on its way: to the server, or back from it. */
  busy() {
    return this.sending || (this.sight?.revision ?? 0) < this.made;
  }

  /**
   * The first press lights an option, the second chooses it.
   * @param {string} option
   */
  press(option) {
    if (!this.sight?.ask || this.busy() || this.replay) return;
    const lost = this.sight.ask.options.some((one) => one.option === option && givesUp(one, this.panels));
    if (!lost && (this.lit === option || localStorage.getItem(ONCE) === "on")) {
      this.choose(option);
      return;
    }
    this.lit = option;
    this.light(option);
    const pin = this.chart.pins.shown.find((one) => one.option === option);
    const box = pin && this.chart.pins.boxOf(pin);
    if (box && !this.chart.inSight(box)) this.chart.visit(option.split(" ").slice(1));
    /** @type {HTMLElement | null} */ (document.querySelector(`#prompt [data-send="${CSS.escape(option)}"]`))?.scrollIntoView({ block: "nearest" });
  }

  /** @param {string} option */
  async choose(option) {
    const question = this.sight?.ask;
    if (!question || this.busy() || this.replay) return;
    if (this.panels?.hand.some((card) => option.split(" ").includes(card.word))) sound("card");
    await this.send("choices", { decision: question.id, option, request: fresh() }, question.seat);
  }

  /**
   * Several options, one after the other, as long as they are offered.
   * @param {string[]} options
   */
  async chooseAll(options) {
    const kind = this.sight?.ask?.kind;
    for (const option of options) {
      await until(() => !this.busy());
      if (this.sight?.ask?.kind !== kind || !this.sight?.ask?.options.some((one) => one.option === option)) return;
      await this.choose(option);
    }
  }

  /**
   * @param {Ask} question
   * @param {string} option
   * @returns {Promise<Weighed>}
   */
  async weigh(question, option) {
    try {
      return await this.channel.weigh(question, option);
    } catch (error) {
      return { reason: error instanceof Error ? error.message : String(error), trace: null };
    }
  }

  /** @param {number} seat */
  view(seat) {
    return this.channel.view(seat);
  }

  async undo() {
    const question = this.sight?.ask;
    if (!question || !this.sight?.undo || this.busy()) return;
    await this.send("undo", { decision: question.id, request: fresh() }, question.seat);
  }

  /**
   * Sent until it is answered; the request's id sees to it that it is carried out once.
   * @param {string} what
   * @param {object} body
   * @param {number} seat
   */
  async send(what, body, seat) {
    this.sending = true;
    the("prompt").setAttribute("aria-busy", "true");
    const known = this.story.length;
    for (;;) {
      try {
        const ack = await this.channel.send(what, body, seat);
        this.made = ack.revision;
        this.known = known;
        sessionStorage.setItem(`flibuste.known.${MATCH}`, String(known));
        the("toast").hidden = true;
        break;
      } catch (error) {
        if (error instanceof Refusal && error.status < 500 && error.status !== 429) {
          complain(error.message, this.sight?.game, error.rule);
          break;
        }
        toast(t("not-sent"));
        await new Promise((done) => setTimeout(done, 1000));
      }
    }
    this.sending = false;
    this.settle();
  }

  settle() {
    if (!this.busy()) the("prompt").removeAttribute("aria-busy");
    /** @type {HTMLButtonElement} */ (the("undo")).disabled = !this.sight?.undo || this.busy();
    /** @type {HTMLButtonElement} */ (the("advice")).disabled = !this.sight?.ask || this.busy() || taught();
  }

  /** What the adviser would do, and why: on a card, and on the chart. */
  async advise() {
    const question = this.sight?.ask;
    if (!question || this.busy() || taught()) return;
    try {
      /** @type {Advice} */
      const advice = await ask("POST", `/api/matches/${MATCH}/advice?seat=${question.seat}&lang=${lang()}`, { token: TOKEN });
      if (this.sight?.ask?.id !== question.id) return;
      const away = () => coach(null, this.chart);
      const choices = [
        { text: t("advice-do"), act: () => (away(), void this.choose(advice.option)), main: true },
        { text: t("advice-close"), act: away },
      ];
      coach({ title: t("advice"), text: [advice.text, ...advice.reasons.map((reason) => `– ${reason}`)].join("\n"), choices, anchors: advice.option.split(" ").slice(1) }, this.chart);
    } catch (error) {
      complain(error instanceof Error ? error.message : String(error), this.sight?.game);
    }
  }

  async hurry() {
    await ask("POST", `/api/matches/${MATCH}/hurry?lang=${lang()}`, { token: TOKEN });
  }

  // ---- one screen for several

  /**
   * Whether the one who held a shared screen is not asked any more: then nothing of his stays on it, not even behind
   * the curtain, until the table comes as everybody may see it.
   * @param {Sight} sight
   */
  changesHands(sight) {
    if (this.holder === null || sight.over || this.replay || sight.mine.length < 2 || sight.seats[this.holder]?.waiting) return false;
    this.holder = null;
    this.sight = sight;
    this.story = [];
    this.asked = "";
    this.panels = null;
    this.choices = [];
    this.closeForm?.();
    this.closeForm = null;
    this.chart.clear();
    drawHand([], [], () => {});
    drawBattle(null, sight, [], undefined, () => {});
    openDrawer(null);
    this.recap.draw([], [], false);
    fill(the("prompt"));
    fill(the("mats"));
    this.told.draw(this.story);
    this.passScreen();
    this.channel.look(this.eyes());
    return true;
  }

  /** Who shares a screen sees only what everybody may see, until the one who is asked says "it's me". */
  passScreen() {
    const sight = this.sight;
    const curtain = the("curtain");
    if (!sight || sight.mine.length < 2) {
      curtain.hidden = true;
      return;
    }
    const asked = sight.over ? [] : sight.seats.filter((seat) => seat.waiting && sight.mine.includes(seat.seat));
    if (this.holder !== null && !asked.some((seat) => seat.seat === this.holder)) {
      this.holder = null;
      this.channel.look(this.eyes());
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
    this.channel.look(this.eyes());
  }

  // ---- after the game

  showEnd() {
    const sight = this.sight;
    if (!sight) return;
    openEnd(sight, TOKEN, this.story.at(-1), { replay: (at) => this.startReplay(at) });
  }

  /** @param {number} [at] */
  startReplay(at = 0) {
    const sight = this.sight;
    if (!sight || this.replay) return;
    this.replay = new Replay(MATCH, TOKEN, sight, {
      table: (then) => {
        if (then.panels) this.take(then.panels);
        this.choices = [];
        this.arm(false);
        this.panels && drawRace(this.panels, this.sight);
        this.drawAround({ ...then, mine: sight.mine, host: false, end: null, over: true });
        this.story = then.story;
        this.told.draw(this.story);
        this.recap.draw([], [], false);
        this.follow(then.story);
      },
      lost: () => toast(t("not-shown")),
      leave: () => {
        this.replay = null;
        this.channel.look(this.eyes());
      },
    }, at);
  }

  /**
   * Look at what was told last.
   * @param {Line[]} story
   */
  follow(story) {
    const beat = beatsOf(story.slice(-8)).at(-1);
    if (beat) this.visitBeat(beat);
  }

  /** One step back: what was lit, what lies open, the recap that plays. */
  back() {
    this.recap.stop();
    if (this.lit !== null) {
      this.lit = null;
      this.light(null);
    } else if (!the("drawer").hidden) openDrawer(null);
    else this.frame.journal(false);
  }

}

for (const holder of document.querySelectorAll("[data-icon]")) holder.prepend(icon(holder.getAttribute("data-icon") ?? ""));
await learn();
const table = new Table();
addEventListener("hashchange", () => location.reload());
export { coach, table };
