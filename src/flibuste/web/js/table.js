// The table: one match, through the eyes of a seat or of a spectator.

import { ask, Refusal } from "./api.js";
import { Board } from "./board.js";
import { openHelp, openLinks, openRule, openRules, openSeat } from "./dialogs.js";
import { drawEnd, openEnd, Replay } from "./end.js";
import { fill, fresh, h, the } from "./dom.js";
import { openForm } from "./form.js";
import { icon } from "./icons.js";
import { keep, linksOf } from "./kept.js";
import { Channel } from "./live.js";
import { ago, asking, composer, disc, MANY, optionList, ordered, passes, rareList, seatCards, storyLine, tables } from "./panels.js";
import { toggleTheme, theme } from "./theme.js";
import { lang, learn, onSpeak, speak, t } from "./words.js";

const MATCH = location.pathname.split("/").pop() ?? "";
const TOKEN = decodeURIComponent(location.hash.slice(1));
/** A second digit may follow within this time. */
const DIGIT = 450;
/** A long story is shown from a multiple of so many lines. */
const STORY = 200;

class Table {
  constructor() {
    /** @type {Sight | null} */
    this.sight = null;
    /** @type {Line[]} */
    this.story = [];
    /** @type {Line[]} those that are on the page */
    this.shown = [];
    /** whether the end of the story is in sight: then it stays so */
    this.atEnd = true;
    /** @type {string} */
    this.asked = "";
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
    this.board = new Board(the("board"), (option) => this.choose(option), (option) => this.point(option));
    this.channel = new Channel(MATCH, TOKEN, this.eyes(), {
      table: (sight) => this.arrive(sight),
      fault: (fault) => this.turnAway(fault),
      state: (state) => this.connection(state),
    });
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

  // ---- what arrives

  /** @param {Sight} sight */
  arrive(sight) {
    if (this.changesHands(sight)) return;
    this.story = [...this.story.slice(0, sight.story_from), ...sight.story];
    this.sight = sight;
    this.received = Date.now();
    keep({ match: MATCH, token: TOKEN, game: sight.game, title: sight.title, at: Date.now(), over: sight.over });
    if (this.replay) return;
    const focused = this.board.root.activeElement || the("prompt").contains(document.activeElement);
    if (sight.board !== null) this.board.show(sight.board, sight.css ?? "");
    this.passScreen();
    this.draw();
    // what was focused may be gone with its question: a keyboard goes on from the next one
    if (focused && document.activeElement === document.body) document.getElementById("question")?.focus({ preventScroll: true });
    if (sight.over && !this.endSeen) {
      this.endSeen = true;
      this.showEnd();
    }
  }

  draw() {
    const sight = this.sight;
    if (!sight) return;
    the("title").textContent = sight.title;
    this.drawPrompt(sight);
    this.board.arm(sight.ask?.options ?? [], !!sight.ask?.form);
    this.drawSeats(sight);
    this.drawStory();
    this.settle();
    the("invite").hidden = !linksOf(MATCH);
    this.tick();
  }

  /** @param {Sight} sight */
  drawSeats(sight) {
    fill(the("seats"), ...seatCards(sight, (seat) => openSeat(sight, seat, TOKEN, (message) => this.complain(message))), ...tables(sight));
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
  }

  /** @param {Sight} sight */
  drawPrompt(sight) {
    const panel = the("prompt");
    panel.dataset.ask = sight.ask?.id ?? "";
    if (sight.over) {
      this.announce("");
      fill(panel, ...drawEnd(sight, TOKEN, { replay: () => this.startReplay(), again: () => this.showEnd() }));
      return;
    }
    if (sight.ask) {
      this.drawAsk(panel, sight.ask, sight);
    } else {
      this.asked = "";
      this.closeForm?.();
      this.closeForm = null;
      fill(panel, ...this.waiting(sight));
    }
  }

  /**
   * @param {HTMLElement} panel
   * @param {Ask} question
   * @param {Sight} sight
   */
  drawAsk(panel, question, sight) {
    const isNew = question.id + sight.lang !== this.asked;
    if (!isNew) return;
    const hadFocus = panel.contains(document.activeElement);
    this.asked = question.id + sight.lang;
    const options = ordered(question).filter((option) => !option.rare);
    const rare = ordered(question).slice(options.length);
    const { list, filter } = optionList(options, (one) => this.choose(one), (one) => this.point(one));
    const formHolder = h("div", { class: "form" });
    const [wanted, why] = asking(question.prompt);
    const composed = composer(options.filter((option) => !passes(option.option)), (one) => this.choose(one));
    const chip = h("button", { class: "chip", "data-focus": "rule", "aria-label": t("rule-open", { id: question.rule }), onclick: () => openRule(sight.game, question.rule) }, t("rule-chip", { id: question.rule }), icon("info"));
    fill(
      panel,
      h("div", { class: "question" }, disc(question.seat), h("div", {}, h("h2", { tabindex: "-1", id: "question" }, wanted), chip, why ? h("p", { class: "why" }, why) : null)),
      question.form ? formHolder : null,
      composed,
      options.length > MANY && !composed ? filter : null,
      composed ? h("details", {}, h("summary", {}, t("options-all", { count: options.length })), filter, list) : list,
      rare.length ? rareList(rare, (one) => this.choose(one), (one) => this.point(one), options.length) : null,
    );
    panel.scrollTop = 0;
    this.closeForm?.();
    this.closeForm = null;
    if (question.form) {
      const help = {
        choose: (/** @type {string} */ option) => void this.choose(option),
        weigh: (/** @type {string} */ option) => this.weigh(question, option),
        view: () => this.view(question.seat),
      };
      openForm(question, formHolder, this.board, help).then((close) => {
        if (this.asked === question.id + sight.lang) this.closeForm = close;
        else close();
      });
    }
    if (hadFocus) list.querySelector("button")?.focus({ preventScroll: true });
    this.announce(question.prompt);
    this.notify(question.prompt);
    this.tab("prompt");
  }

  /** @param {Sight} sight */
  waiting(sight) {
    const waited = sight.seats.filter((seat) => seat.waiting);
    const others = sight.moment ? sight.seats.filter((seat) => !sight.mine.includes(seat.seat)) : waited;
    const bots = others.length > 0 && others.every((seat) => seat.bot);
    const words = waited.map((seat) => h("p", { class: "awaited" }, disc(seat.seat), h("span", {}, seat.waiting ?? "")));
    if (sight.moment) words.push(h("p", { class: "awaited" }, icon("clock"), h("span", {}, sight.moment)));
    const hurry = h("button", { class: "quiet", title: t("hurry-help"), "data-focus": "hurry", onclick: () => this.hurry() }, icon("fast"), t("hurry"), h("kbd", {}, "f"));
    return [
      h("h2", { id: "question", tabindex: "-1" }, bots ? t("bots-playing") : sight.mine.length ? t("wait-title") : t("watching")),
      ...words,
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
    const idle = sight.idle + (Date.now() - this.received) / 1000;
    the("idle-words").textContent = ago(idle);
    const mine = sight.ask && !sight.over;
    document.title = `${mine ? `● ${t("turn-title")} ` : ""}${sight.title} – Flibuste`;
  }

  /** @param {string | null} option */
  point(option) {
    this.board.light(option);
    for (const button of document.querySelectorAll("#prompt .option")) {
      button.classList.toggle("lit", option !== null && button.getAttribute("data-send") === option);
    }
  }

  // ---- what is sent

  /** Something is on its way: to the server, or back from it. */
  busy() {
    return this.sending || (this.sight?.revision ?? 0) < this.made;
  }

  /** @param {string} option */
  async choose(option) {
    const question = this.sight?.ask;
    if (!question || this.busy() || this.replay) return;
    await this.send("choices", { decision: question.id, option, request: fresh() }, question.seat);
  }

  /**
   * @param {Ask} question
   * @param {string} option
   * @returns {Promise<Weighed>}
   */
  async weigh(question, option) {
    const body = { decision: question.id, option };
    try {
      return await ask("POST", `/api/matches/${MATCH}/weigh?seat=${question.seat}&lang=${lang()}`, { token: TOKEN, body });
    } catch (error) {
      return { reason: error instanceof Error ? error.message : String(error), trace: null };
    }
  }

  /** @param {number} seat */
  async view(seat) {
    const query = `seat=${seat}&view=true&board=false&sheets=false&story=false&lang=${lang()}`;
    /** @type {Sight} */
    const sight = await ask("GET", `/api/matches/${MATCH}/table?${query}`, { token: TOKEN });
    return sight.view ?? {};
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
    for (;;) {
      try {
        /** @type {Ack} */
        const ack = await ask("POST", `/api/matches/${MATCH}/${what}?seat=${seat}&lang=${lang()}`, { token: TOKEN, body });
        this.made = ack.revision;
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
    this.closeForm?.();
    this.closeForm = null;
    this.board.show("", "");
    fill(the("prompt"));
    fill(the("seats"));
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
    openEnd(sight, TOKEN, this.story.at(-1), { replay: () => this.startReplay() });
  }

  startReplay() {
    const sight = this.sight;
    if (!sight || this.replay) return;
    this.replay = new Replay(MATCH, TOKEN, sight, {
      table: (then) => {
        this.board.show(then.board ?? "", then.css ?? "");
        this.board.arm([]);
        this.drawSeats({ ...then, mine: sight.mine, host: false, end: null, over: true });
        this.story = then.story;
        this.drawStory();
      },
      lost: () => this.toast(t("not-shown")),
      leave: () => {
        this.replay = null;
        this.channel.look(this.eyes());
      },
    });
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
    fill(the("prompt"), h("h2", {}, t("refused")), h("p", {}, fault.message), h("a", { href: "/", class: "main" }, t("to-shelf")));
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
    /** @type {[string, string, string][]} */
    const buttons = [
      ["undo", "undo", "undo-help"],
      ["invite", "links", "links-title"],
      ["rules", "rules-of", "rules-of"],
      ["help", "help", "help-title"],
      ["lang", lang() === "fr" ? "EN" : "FR", "language-other"],
      ["theme", "theme", "theme"],
      ["fit", "fit", "fit"],
      ["zoom-in", "zoom-in", "zoom-in"],
      ["zoom-out", "zoom-out", "zoom-out"],
      ["bell", "notify", "notify-help"],
    ];
    for (const [id, text, help] of buttons) {
      const button = the(id);
      const words = button.querySelector(".words");
      if (words) words.textContent = text.length === 2 ? text : t(text);
      button.setAttribute("aria-label", t(help));
      button.title = t(help);
    }
    the("theme").replaceChildren(icon(theme() === "day" ? "moon" : "sun"));
    the("home").setAttribute("aria-label", t("to-shelf"));
    the("board").setAttribute("aria-label", t("board"));
    the("story-title").textContent = t("story");
    the("seats-title").textContent = t("seats");
    the("skip").textContent = t("skip-to-prompt");
    for (const [id, key] of /** @type {[string, string][]} */ ([["tab-prompt", "board"], ["tab-seats", "seats"], ["tab-story", "story"]])) {
      the(id).textContent = id === "tab-prompt" ? t("options-list") : t(key);
    }
    this.tick();
  }

  /** @param {string} name */
  tab(name) {
    the("rail").dataset.tab = name;
    for (const one of ["prompt", "seats", "story"]) the(`tab-${one}`).setAttribute("aria-selected", String(one === name));
  }

  bind() {
    /** @type {Record<string, () => void>} */
    const actions = {
      undo: () => this.undo(),
      invite: () => this.sight && openLinks(this.sight, TOKEN),
      rules: () => this.sight && openRules(this.sight.game),
      help: openHelp,
      lang: () => speak(lang() === "fr" ? "en" : "fr"),
      theme: () => (toggleTheme(), this.label()),
      fit: () => this.board.fit(),
      "zoom-in": () => this.board.zoom(0.7),
      "zoom-out": () => this.board.zoom(1.4),
      bell: () => Notification.requestPermission().then(() => (the("bell").hidden = true)),
      "tab-prompt": () => this.tab("prompt"),
      "tab-seats": () => this.tab("seats"),
      "tab-story": () => this.tab("story"),
    };
    for (const [id, act] of Object.entries(actions)) the(id).addEventListener("click", act);
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
      "?": openHelp,
      r: () => this.sight?.ask && openRule(this.sight.game, this.sight.ask.rule),
      f: () => this.hurry(),
      "+": () => this.board.zoom(0.7),
      "-": () => this.board.zoom(1.4),
      l: () => speak(lang() === "fr" ? "en" : "fr"),
      n: () => (toggleTheme(), this.label()),
      ArrowDown: () => this.step(1),
      ArrowUp: () => this.step(-1),
    };
    const act = keys[event.key];
    const onButton = event.target instanceof Element && event.target.matches("button, a, summary, #board");
    if (act) act();
    else if (/^[0-9]$/.test(event.key)) this.digit(event.key);
    else if (event.key === "Enter" && this.typed) this.digits();
    else if (event.key === "Enter" && !onButton) this.pass();
    else return;
    event.preventDefault();
  }

  /** @param {number} way */
  step(way) {
    const all = [.../** @type {NodeListOf<HTMLButtonElement>} */ (document.querySelectorAll("#prompt .option:not([hidden])"))];
    const buttons = all.filter((button) => !button.closest("details:not([open])"));
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = at < 0 ? (way > 0 ? 0 : buttons.length - 1) : (at + way + buttons.length) % buttons.length;
    buttons[next]?.focus();
  }

  pass() {
    const ways = this.sight?.ask?.options.filter((option) => passes(option.option)) ?? [];
    if (ways.length === 1 && ways[0]) this.choose(ways[0].option);
  }

  /** The options that a number chooses: the rare ones only once they are unfolded. */
  numbered() {
    const question = this.sight?.ask;
    const unfolded = document.querySelector("#prompt .rare[open]");
    return question ? ordered(question).filter((option) => unfolded || !option.rare) : [];
  }

  /** @param {string} digit */
  digit(digit) {
    if (!this.typed && digit === "0") return this.board.fit();
    this.typed += digit;
    clearTimeout(this.typing);
    if (Number(this.typed) * 10 > this.numbered().length) this.digits();
    else this.typing = setTimeout(() => this.digits(), DIGIT);
  }

  digits() {
    const number = Number(this.typed);
    this.typed = "";
    clearTimeout(this.typing);
    const option = this.numbered()[number - 1];
    if (option) this.choose(option.option);
  }
}

for (const name of ["undo", "clock", "users", "book", "help", "fit", "plus", "minus", "bell", "anchor"]) {
  for (const holder of document.querySelectorAll(`[data-icon="${name}"]`)) holder.prepend(icon(name));
}
await learn();
const table = new Table();
addEventListener("hashchange", () => location.reload());
export { table };
