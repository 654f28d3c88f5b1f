// The server, asked.

export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {Fault} fault
   */
  constructor(status, fault) {
    super(fault.message);
    this.status = status;
    this.error = fault.error;
    this.rule = fault.rule;
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {{ token?: string, body?: unknown, text?: boolean, signal?: AbortSignal }} [how]
 * @returns {Promise<any>}
 */
export async function ask(method, path, how = {}) {
  /** @type {Record<string, string>} */
  const headers = {};
  if (how.token) headers["Authorization"] = `Bearer ${how.token}`;
  if (how.body !== undefined) headers["Content-Type"] = "application/json";
  const body = how.body === undefined ? undefined : JSON.stringify(how.body);
  const answer = await fetch(path, { method, headers, body, signal: how.signal, cache: "no-store" });
  if (!answer.ok) throw new Refusal(answer.status, await fault(answer));
  return how.text ? answer.text() : answer.json();
}

/**
 * @param {Response} answer
 * @returns {Promise<Fault>}
 */
async function fault(answer) {
  try {
    return await answer.json();
  } catch {
    return { error: "failure", message: `${answer.status} ${answer.statusText}`, rule: null };
  }
}

/** @param {string} path */
export const get = (path) => ask("GET", path);
