// The table: one match, through the eyes of a seat or of a spectator.

import { ask, Refusal } from "./api.js";
import { battleToggle, drawBattle } from "./battle.js";
import { Chart } from "./chart.js";
import { coach } from "./coach.js";
import { drawRematch, met, secretOf } from "./company.js";
import { openHelp, openRule, openRules, openSeat } from "./dialogs.js";
import { drawEnd, openEnd, Replay } from "./end.js";
import { fill, fresh, h, the, until } from "./dom.js";
import { openForm } from "./form.js";
import { drawHand, openDrawer } from "./hand.js";
import { emblem, icon } from "./icons.js";
import { keep, linksOf } from "./kept.js";
import { openLinks } from "./links.js";
import { Lesson, taught } from "./lesson.js";
import { Channel } from "./live.js";
import { matsOf } from "./mats.js";
import { disc, storyLine } from "./panels.js";
import { pips, promptOf } from "./prompt.js";
import { beatsOf, Recap } from "./recap.js";
import { loud, sound, toggleSound } from "./sound.js";
import { toggleTheme, theme } from "./theme.js";
import { lang, learn, onSpeak, speak, t } from "./words.js";

const MATCH = location.pathname.split("/").pop() ?? "";
const TOKEN = decodeURIComponent(location.hash.slice(1));
/** A second digit may follow within this time. */
const DIGIT = 450;
/** A long story is shown from a multiple of so many lines. */
const STORY = 200;
/** Below this width the page is a phone's. */
const NARROW = 860;
/** Where the reader wants one press to be enough. */
const ONCE = "flibuste.once";

/** @typedef {import("./prompt.js").Choice} Choice */

const narrow = () => innerWidth <= NARROW;

/**
 * Whether a box begins within another.
 * @param {import("./camera.js").Box | null} box
 * @param {import("./camera.js").Box} other
 */
const inside = (box, other) => box !== null && box[0] >= other[0] && box[0] <= other[0] + other[2] && box[1] >= other[1] && box[1] <= other[1] + other[3];

class Table {
  constructor() {
    /** @type {Sight | null} */
    this.sight = null;
    /** @type {Panels | null} */
    this.panels = null;
    /** the ground of the chart is sent only when it changes */
    this.ground = "";
    /** @type {Line[]} */
    this.story = [];
    /** @type {Line[]} those that are on the page */
    this.shown = [];
    /** how much of the story the reader knew when he last chose */
    this.known = Number(sessionStorage.getItem(`flibuste.known.${MATCH}`) ?? 0);
    /** whether the end of the story is in sight: then it stays so */
    this.atEnd = true;
    /** @type {string} */
    this.asked = "";
    /** @type {Choice[]} what carries a number now */
    this.choices = [];
    /** @type {string | null} pressed once: lit, not yet done */
    this.lit = null;
    this.sending = false;
    /** the revision of the table that our last choice made: until it is here, what is shown has been answered */
    this.made = 0;
    this.typed = "";
    /** @type {number | undefined} */
    this.typing = undefined;
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
      moved: () => {},
    });
    this.recap = new Recap({
      show: (beats) => this.chart.remember(beats.map((beat) => this.mark(beat))),
      visit: (beat) => this.visitBeat(beat),
      journal: () => this.journal(true),
      hurry: () => this.hurry(),
    });
    const tell = {
      table: (/** @type {Sight} */ sight) => this.arrive(sight),
      fault: (/** @type {Fault} */ fault) => this.turnAway(fault),
      here: (/** @type {number[]} */ seats) => this.sight && met(this.sight, seats) && !this.replay && this.drawAround(this.sight),
      state: (/** @type {"live" | "polling" | "lost"} */ state) => this.connection(state),
    };
    this.channel = taught() ? new Lesson(this.eyes(), this.chart, tell) : new Channel(MATCH, TOKEN, this.eyes(), tell);
    this.bind();
    onSpeak(() => {
      this.label();
      this.channel.look(this.eyes());
      this.replay?.show();
    });
    this.label();
    setInterval(() => this.tick(), 5000);
  }

  eyes() {
    const shared = (this.sight?.mine.length ?? 0) > 1;
    return { lang: lang(), seat: shared ? this.holder : null, curtain: shared && this.holder === null };
  }

  /** What lies over the edges of the stage. */
  insets() {
    if (narrow()) return { top: the("recap").hidden ? 8 : 66, right: 4, bottom: the("regions").childElementCount ? 60 : 22, left: 4 };
    const hand = !the("hand").hidden;
    return { top: the("recap").hidden ? 12 : 86, right: 12, bottom: hand ? 116 : 64, left: 12 };
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
    this.panels = panels;
    if (panels.map.layers.ground === null) panels.map.layers.ground = this.ground;
    else this.ground = panels.map.layers.ground;
    this.chart.show(panels.map);
  }

  draw() {
    const sight = this.sight;
    if (!sight) return;
    the("title-game").textContent = sight.title;
    this.drawRace();
    this.drawPrompt(sight);
    this.drawAround(sight);
    this.drawStory();
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

  drawRace() {
    const panels = this.panels;
    if (!panels) return;
    the("moment").textContent = panels.moment ? `· ${panels.moment}` : "";
    const { race } = panels;
    const most = Math.max(race.goal ?? 0, ...race.seats.map((one) => one.value), 1);
    const top = race.goal ?? Math.ceil((most * 1.15) / 5) * 5;
    const names = this.sight?.seats ?? [];
    const said = race.seats.map((one) => `${names[one.seat]?.name ?? one.seat} ${one.shown}`).join(", ");
    the("race").setAttribute("aria-label", `${race.label} : ${said}${race.goal ? ` / ${race.goal}` : ""}${race.clock ? `. ${race.clock.label} ${race.clock.at} / ${race.clock.of}` : ""}`);
    const ticks = Math.min(10, race.goal ?? 8);
    const discs = [...race.seats]
      .sort((one, other) => one.value - other.value)
      .map((one, at, all) => {
        const made = disc(one.seat);
        const alike = all.slice(0, at).filter((other) => Math.abs(other.value - one.value) / top < 0.03).length;
        made.style.left = `calc(${Math.max(0, Math.min(100, (100 * one.value) / top))}% + ${alike * 9}px)`;
        return made;
      });
    const marks = Array.from({ length: ticks + 1 }, (_, at) => {
      const made = h("i");
      made.style.left = `${(100 * at) / ticks}%`;
      return made;
    });
    const own = race.seats.find((one) => one.seat === this.sight?.seat);
    fill(
      the("race"),
      h("span", { class: "lab" }, race.label),
      h("span", { class: "track" }, ...marks, ...discs),
      own ? h("b", { class: "own" }, emblem(race.icon), own.shown) : null,
      race.goal ? h("b", { class: "aim" }, String(race.goal), emblem(race.icon)) : null,
      race.clock ? h("span", { class: "clock" }, h("span", { class: "lab" }, race.clock.label), race.clock.of <= 6 ? pips(race.clock.at, race.clock.of) : h("b", {}, `${race.clock.at} / ${race.clock.of}`)) : null,
    );
  }

  /** @param {Sight} sight */
  drawAround(sight) {
    const panels = this.panels;
    if (!panels) return;
    fill(the("mats"), ...matsOf(sight, panels, { manage: (seat) => openSeat(sight, seat, TOKEN, (message) => this.complain(message)), visit: (words) => this.chart.visit(words) }));
    const playable = this.choices.flatMap((choice) => choice.option.option.split(" ").slice(1));
    drawHand(panels.hand, playable, (option) => this.press(option));
    the("tab-hand").querySelector("span")?.replaceChildren(t("tab-hand", { count: panels.hand.length }));
    this.drawShelf(panels);
    const last = [...this.story].reverse().find((line) => line.dice.length);
    drawBattle(panels.battle, sight, this.choices, last, (option) => this.press(option));
    if (panels.battle) {
      const wanted = sight.ask ? panels.focus.panel === "battle" : true;
      the("battle").hidden = !wanted;
    }
  }

  /** @param {Panels} panels */
  drawShelf(panels) {
    const open = the("drawer").hidden ? "" : the("drawer").dataset.name;
    const shown = panels.drawers.find((drawer) => drawer.name === open);
    if (open && shown) openDrawer(shown);
    const pill = (/** @type {SVGElement} */ sign, /** @type {string} */ words, /** @type {() => void} */ act, /** @type {string} */ key) => h("button", { class: `pill lifted ${key}`, "data-focus": key, title: words, "aria-label": words, onclick: act }, sign, h("span", {}, words));
    if (narrow()) the("story-close").before(the("pills"));
    else the("shelf").prepend(the("pills"));
    fill(
      the("pills"),
      panels.battle ? battleToggle() : null,
      ...panels.drawers.map((drawer) => pill(emblem(drawer.icon), drawer.count === null ? drawer.title : `${drawer.title} · ${drawer.count}`, () => openDrawer(the("drawer").hidden || the("drawer").dataset.name !== drawer.name ? drawer : null), `drawer-${drawer.name}`)),
      pill(icon("list"), t("story"), () => this.journal(), "journal"),
    );
    fill(
      the("regions"),
      ...panels.map.regions.map((region) => {
        const count = this.chart.shown.filter((pin) => inside(this.chart.boxOf(pin), region.box)).length;
        return h("button", { class: "region lifted", "data-focus": `region-${region.name}`, onclick: () => this.chart.region(/** @type {import("./camera.js").Box} */ (region.box)) }, region.title, count ? h("small", {}, String(count)) : null);
      }),
    );
  }

  /** What was told stays as it is (and where a reader has scrolled to); only what is new comes to it. */
  drawStory() {
    const list = the("story");
    const first = Math.max(0, Math.floor(this.story.length / STORY - 1) * STORY);
    const lines = this.story.slice(first);
    let same = 0;
    while (same < lines.length && lines[same] === this.shown[same]) same += 1;
    const before = this.shown.length;
    this.shown = lines;
    for (const old of [...list.children].slice(same)) old.remove();
    const more = lines.slice(same).map(storyLine);
    if (before && same) for (const line of more) line.classList.add("new");
    list.append(...(lines.length ? more : [h("li", { class: "faint empty" }, t("story-empty"))]));
    if (this.atEnd || !same) list.scrollTop = list.scrollHeight;
    if (before && same && lines.slice(same).some((line) => line.dice.length)) sound(lines.slice(same).some((line) => line.hits) ? "hit" : "dice");
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
    this.chart.remember([mark]);
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
    this.tab("prompt");
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
    this.chart.ways = (this.panels?.routes ?? []).filter((route) => this.choices.some((choice) => choice.option.option === route.option));
    this.chart.arm(fought ? [] : pins, this.panels?.focus.words ?? [], anew);
  }

  /** @param {Sight} sight */
  waiting(sight) {
    const waited = sight.seats.filter((seat) => seat.waiting);
    const others = sight.moment ? sight.seats.filter((seat) => !sight.mine.includes(seat.seat)) : waited;
    const bots = others.length > 0 && others.every((seat) => seat.bot);
    const words = waited.map((seat) => h("p", { class: "awaited" }, disc(seat.seat), h("span", {}, seat.waiting ?? "")));
    if (sight.moment) words.push(h("p", { class: "awaited" }, icon("clock"), h("span", {}, sight.moment)));
    const hurry = h("button", { class: "btn", title: t("hurry-help"), "data-focus": "hurry", onclick: () => this.hurry() }, icon("fast"), t("hurry"));
    return [
      h("h2", { id: "question", tabindex: "-1" }, bots ? t("bots-playing") : sight.mine.length ? t("wait-title") : t("watching")),
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
    this.chart.light(option);
    for (const button of document.querySelectorAll("#prompt .option, #battle [data-target], #hand [data-option]")) {
      const own = button.getAttribute("data-send") ?? button.getAttribute("data-target") ?? button.getAttribute("data-option");
      button.classList.toggle("lit", option !== null && own === option);
      if (button.matches(".option")) button.setAttribute("aria-pressed", String(this.lit !== null && own === this.lit));
    }
    const go = document.getElementById("go");
    if (!go) return;
    const chosen = this.choices.find((one) => one.option.option === this.lit)?.option ?? this.sight?.ask?.options.find((one) => one.option === this.lit);
    go.hidden = !chosen;
    if (chosen) go.textContent = chosen.text;
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
    if (this.lit === option || localStorage.getItem(ONCE) === "on") {
      this.choose(option);
      return;
    }
    this.lit = option;
    this.light(option);
    const pin = this.chart.shown.find((one) => one.option === option);
    const box = pin && this.chart.boxOf(pin);
    if (box && !this.chart.inSight(box)) this.chart.visit(option.split(" ").slice(1));
    /** @type {HTMLElement | null} */ (document.querySelector(`#prompt [data-send="${CSS.escape(option)}"]`))?.scrollIntoView({ block: "nearest" });
  }

  /** @param {string} option */
  async choose(option) {
    const question = this.sight?.ask;
    if (!question || this.busy() || this.replay) return;
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
          this.complain(error.message, error.rule);
          break;
        }
        this.toast(t("not-sent"));
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
      this.complain(error instanceof Error ? error.message : String(error));
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
    this.drawStory();
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
    if (!curtain.hidden && curtain.dataset.for === asked.map((seat) => seat.seat).join()) return;
    curtain.dataset.for = asked.map((seat) => seat.seat).join();
    const one = asked.length === 1 ? asked[0] : undefined;
    fill(
      curtain,
      h(
        "div",
        { class: "curtain-card", role: "dialog", "aria-labelledby": "curtain-title" },
        h("div", { class: "discs" }, ...asked.map((seat) => disc(seat.seat))),
        h("h2", { id: "curtain-title" }, one ? t("curtain-title", { name: one.name }) : t("curtain-many")),
        h("p", {}, t("curtain-help")),
        ...asked.map((seat) => h("button", { class: "main", onclick: () => this.takeScreen(seat.seat) }, t("curtain-open", { name: seat.name }))),
      ),
    );
    curtain.hidden = false;
    curtain.querySelector("button")?.focus();
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
        this.drawRace();
        this.drawAround({ ...then, mine: sight.mine, host: false, end: null, over: true });
        this.story = then.story;
        this.drawStory();
        this.recap.draw([], [], false);
        this.follow(then.story);
      },
      lost: () => this.toast(t("not-shown")),
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

  // ---- trouble

  /** @param {"live" | "polling" | "lost"} state */
  connection(state) {
    const banner = the("connection");
    banner.hidden = state === "live";
    banner.textContent = state === "lost" ? t("lost") : t("polling");
  }

  /** @param {Fault} fault */
  turnAway(fault) {
    fill(the("prompt"), h("div", { class: "ask" }, h("h2", { id: "question" }, t("refused")), h("p", {}, fault.message), h("a", { href: "/", class: "main" }, t("to-shelf"))));
    the("connection").hidden = true;
  }

  /**
   * @param {string} message
   * @param {string | null} [rule]
   */
  complain(message, rule = null) {
    const game = this.sight?.game;
    this.toast(message, rule && game ? h("button", { class: "chip", onclick: () => openRule(game, rule) }, t("rule-chip", { id: rule })) : null);
  }

  /**
   * @param {string} message
   * @param {Node | null} [more]
   */
  toast(message, more = null) {
    const toast = the("toast");
    fill(toast, h("span", {}, message), more);
    toast.hidden = false;
    clearTimeout(Number(toast.dataset.timer));
    toast.dataset.timer = String(setTimeout(() => (toast.hidden = true), 6000));
  }

  // ---- the frame of the page

  label() {
    /** @type {[string, string][]} */
    const buttons = [
      ["undo", "undo-help"],
      ["advice", "advice"],
      ["invite", "links-title"],
      ["rules", "rules-of"],
      ["help", "help-title"],
      ["sound", loud() ? "sound-off" : "sound-on"],
      ["lang", "language-other"],
      ["theme", "theme"],
      ["fit", "fit"],
      ["aim", "aim"],
      ["zoom-in", "zoom-in"],
      ["zoom-out", "zoom-out"],
      ["bell", "notify-help"],
      ["menu", "menu"],
      ["grab", "sheet-grab"],
      ["story-close", "close"],
    ];
    for (const [id, help] of buttons) {
      the(id).setAttribute("aria-label", t(help));
      the(id).title = t(help);
    }
    the("lang").textContent = lang() === "fr" ? "EN" : "FR";
    the("lang").setAttribute("aria-label", `${the("lang").textContent} – ${t("language-other")}`);
    the("theme").replaceChildren(icon(theme() === "day" ? "moon" : "sun"));
    the("sound").replaceChildren(icon(loud() ? "sound" : "mute"));
    the("sound").setAttribute("aria-pressed", String(loud()));
    the("home").setAttribute("aria-label", `Flibuste – ${t("to-shelf")}`);
    the("board").setAttribute("aria-label", t("board"));
    the("recap").setAttribute("aria-label", t("recap-title"));
    the("story-title").textContent = t("story");
    the("seats-title").textContent = t("seats");
    the("skip").textContent = t("skip-to-prompt");
    for (const [id, key] of /** @type {[string, string][]} */ ([["tab-prompt", "tab-prompt"], ["tab-seats", "seats"], ["tab-story", "story"]])) {
      the(id).querySelector("span")?.replaceChildren(t(key));
    }
    this.tick();
  }

  /** @param {string} name */
  tab(name) {
    the("main").dataset.tab = name;
    for (const one of ["prompt", "hand", "seats", "story"]) the(`tab-${one}`).setAttribute("aria-selected", String(one === name));
  }

  /**
   * The story, opened or closed (a tab on a phone).
   * @param {boolean} [open]
   */
  journal(open) {
    if (narrow()) return this.tab("story");
    the("story-area").classList.toggle("open", open);
    the("story").scrollTop = the("story").scrollHeight;
  }

  bind() {
    /** @type {Record<string, () => void>} */
    const actions = {
      undo: () => this.undo(),
      advice: () => this.advise(),
      invite: () => this.sight && openLinks(this.sight, TOKEN),
      rules: () => this.sight && openRules(this.sight.game),
      help: openHelp,
      sound: () => (toggleSound(), this.label()),
      lang: () => speak(lang() === "fr" ? "en" : "fr"),
      theme: () => (toggleTheme(), this.label()),
      fit: () => this.chart.all(),
      aim: () => ((this.chart.free = false), this.chart.attend()),
      "zoom-in": () => this.chart.zoom(1.4),
      "zoom-out": () => this.chart.zoom(0.7),
      bell: () => Notification.requestPermission().then(() => (the("bell").hidden = true)),
      "tab-prompt": () => this.tab("prompt"),
      "tab-hand": () => this.tab("hand"),
      "tab-seats": () => this.tab("seats"),
      "tab-story": () => this.tab("story"),
      "story-close": () => this.journal(false),
      menu: () => {
        const open = the("tools").classList.toggle("open");
        the("menu").setAttribute("aria-expanded", String(open));
      },
      grab: () => {
        const next = { half: "full", full: "peek", peek: "half" }[the("main").dataset.detent ?? "half"] ?? "half";
        the("main").dataset.detent = next;
        the("grab").setAttribute("aria-expanded", String(next !== "peek"));
      },
    };
    for (const [id, act] of Object.entries(actions)) the(id).addEventListener("click", act);
    the("main").dataset.detent = "half";
    the("bell").hidden = !("Notification" in window) || Notification.permission !== "default" || !isSecureContext;
    document.addEventListener("keydown", (event) => this.key(event));
    const story = the("story");
    story.addEventListener("scroll", () => (this.atEnd = story.scrollHeight - story.scrollTop - story.clientHeight < 60));
    new ResizeObserver(() => this.atEnd && (story.scrollTop = story.scrollHeight)).observe(story);
    this.tab("prompt");
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const inField = event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement;
    if (event.ctrlKey || event.metaKey || event.altKey || inField || document.querySelector("dialog[open]")) return;
    if (!the("curtain").hidden) return;
    /** @type {Record<string, () => void>} */
    const keys = {
      u: () => this.undo(),
      a: () => this.advise(),
      "?": openHelp,
      r: () => this.sight?.ask && openRule(this.sight.game, this.sight.ask.rule),
      f: () => this.hurry(),
      j: () => this.journal(),
      "+": () => this.chart.zoom(1.4),
      "-": () => this.chart.zoom(0.7),
      ".": () => ((this.chart.free = false), this.chart.attend()),
      l: () => speak(lang() === "fr" ? "en" : "fr"),
      n: () => (toggleTheme(), this.label()),
      ArrowDown: () => this.step(1),
      ArrowUp: () => this.step(-1),
      Escape: () => this.back(),
    };
    const act = keys[event.key];
    const onButton = event.target instanceof Element && event.target.matches("button, a, summary, #board");
    if (act) act();
    else if (/^[0-9]$/.test(event.key)) this.digit(event.key);
    else if (event.key === "Enter" && this.typed) this.digits();
    else if (event.key === "Enter" && !onButton && this.lit !== null) this.choose(this.lit);
    else return;
    event.preventDefault();
  }

  /** One step back: what was lit, what lies open, the recap that plays. */
  back() {
    this.recap.stop();
    if (this.lit !== null) {
      this.lit = null;
      this.light(null);
    } else if (!the("drawer").hidden) openDrawer(null);
    else this.journal(false);
  }

  /** @param {number} way */
  step(way) {
    const all = [.../** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("#prompt .option:not([hidden])"))];
    const buttons = all.filter((button) => !button.closest("details:not([open])"));
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = at < 0 ? (way > 0 ? 0 : buttons.length - 1) : (at + way + buttons.length) % buttons.length;
    buttons[next]?.focus();
  }

  /** @param {string} digit */
  digit(digit) {
    if (!this.typed && digit === "0") return this.chart.all();
    this.typed += digit;
    clearTimeout(this.typing);
    if (Number(this.typed) * 10 > this.choices.length) this.digits();
    else this.typing = setTimeout(() => this.digits(), DIGIT);
  }

  digits() {
    const { typed } = this;
    this.typed = "";
    clearTimeout(this.typing);
    const choice = this.choices.find((one) => one.key === typed);
    if (choice) this.press(choice.option.option);
  }
}

for (const holder of document.querySelectorAll("[data-icon]")) holder.prepend(icon(holder.getAttribute("data-icon") ?? ""));
await learn();
const table = new Table();
addEventListener("hashchange", () => location.reload());
export { coach, table };
