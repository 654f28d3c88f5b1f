// News of a match: over a WebSocket, or by polling where that does not come through.

import { ask, Refusal } from "./api.js";

/**
 * @typedef {object} Eyes
 * @property {Lang} lang
 * @property {number | null} seat
 * @property {boolean} curtain
 */

export class Channel {
  /**
   * @param {string} match
   * @param {string} token
   * @param {Eyes} eyes
   * @param {{ table: (sight: Sight) => void, fault: (fault: Fault) => void, state: (state: "live" | "polling" | "lost") => void, here: (seats: number[]) => void }} tell
   */
  constructor(match, token, eyes, tell) {
    this.match = match;
    this.token = token;
    this.eyes = eyes;
    this.tell = tell;
    /** @type {WebSocket | null} */
    this.socket = null;
    this.failures = 0;
    this.closed = false;
    /** @type {AbortController | null} */
    this.poll = null;
    this.revision = 0;
    addEventListener("online", () => this.reconnect());
    this.connect();
  }

  /**
   * Look through other eyes, or in another language.
   * @param {Eyes} eyes
   */
  look(eyes) {
    this.eyes = eyes;
    this.revision = 0;
    if (this.socket?.readyState === WebSocket.OPEN) this.hello();
    else if (this.poll) this.poll.abort();
  }

  hello() {
    this.socket?.send(JSON.stringify({ token: this.token, ...this.eyes, paced: true, beats: true }));
  }

  reconnect() {
    if (!this.closed && !this.socket) this.connect();
  }

  connect() {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/matches/${this.match}/live`);
    this.socket = socket;
    const late = setTimeout(() => socket.readyState === WebSocket.CONNECTING && socket.close(), 6000);
    socket.onopen = () => {
      clearTimeout(late);
      this.hello();
    };
    socket.onmessage = (event) => {
      /** @type {Live} */
      const said = JSON.parse(event.data);
      if (said.table) {
        this.failures = 0;
        this.poll?.abort();
        this.tell.state("live");
        this.tell.table(said.table);
        if (socket.readyState === WebSocket.OPEN) socket.send('"next"');
      }
      if (said.beat) socket.send('"beat"');
      if (said.here) this.tell.here(said.here);
      if (said.fault) {
        this.closed = true;
        this.tell.fault(said.fault);
      }
    };
    socket.onclose = () => {
      clearTimeout(late);
      if (this.socket === socket) this.socket = null;
      if (this.closed) return;
      this.failures += 1;
      this.tell.state(this.poll ? "polling" : "lost");
      if (this.failures >= 3 && !this.poll) this.startPolling();
      setTimeout(() => this.reconnect(), Math.min(5000, 300 * 2 ** this.failures));
    };
  }

  /**
   * @param {string} what
   * @param {object} body
   * @param {number} seat
   * @returns {Promise<Ack>}
   */
  send(what, body, seat) {
    return ask("POST", `/api/matches/${this.match}/${what}?seat=${seat}&lang=${this.eyes.lang}`, { token: this.token, body });
  }

  /**
   * @param {Ask} question
   * @param {string} option
   * @returns {Promise<Weighed>}
   */
  weigh(question, option) {
    const body = { decision: question.id, option };
    return ask("POST", `/api/matches/${this.match}/weigh?seat=${question.seat}&lang=${this.eyes.lang}`, { token: this.token, body });
  }

  /**
   * @param {number} seat
   * @returns {Promise<Record<string, unknown>>}
   */
  async view(seat) {
    const query = `seat=${seat}&view=true&board=false&sheets=false&story=false&lang=${this.eyes.lang}`;
    /** @type {Sight} */
    const sight = await ask("GET", `/api/matches/${this.match}/table?${query}`, { token: this.token });
    return sight.view ?? {};
  }

  async startPolling() {
    while (!this.closed && this.failures) {
      this.poll = new AbortController();
      const { lang, seat, curtain } = this.eyes;
      const query = new URLSearchParams({ lang, since: String(this.revision), curtain: String(curtain), board: "false", panels: "true" });
      if (seat !== null) query.set("seat", String(seat));
      try {
        /** @type {Sight} */
        const sight = await ask("GET", `/api/matches/${this.match}/table?${query}`, {
          token: this.token,
          signal: this.poll.signal,
        });
        if (!this.failures) break;
        if (sight.revision !== this.revision) {
          this.revision = sight.revision;
          this.tell.state("polling");
          this.tell.table(sight);
        } else this.tell.here(sight.seats.filter((one) => one.here).map((one) => one.seat));
      } catch (error) {
        if (error instanceof Refusal && error.status < 500 && error.status !== 429) {
          this.closed = true;
          this.tell.fault({ error: error.error, message: error.message, rule: null });
          break;
        }
        if (!this.poll?.signal.aborted) {
          this.tell.state("lost");
          await new Promise((done) => setTimeout(done, 2000));
        }
      }
    }
    this.poll = null;
  }
}
