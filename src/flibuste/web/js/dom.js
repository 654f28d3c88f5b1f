// Elements, made and replaced. No framework: a page is small.

/** @typedef {Node | string | null | undefined | false} Child */
/** @typedef {Record<string, any>} Props */

/**
 * An element: `h("button", { class: "x", onclick: go, "aria-label": "…" }, "Go")`.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Props} [props]
 * @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[K]}
 */
export function h(tag, props = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name === "value") /** @type {any} */ (made).value = value;
    else made.setAttribute(name, value === true ? "" : String(value));
  }
  made.append(...children.flat().filter((child) => !!child || child === "").map((child) => /** @type {Node | string} */ (child)));
  return made;
}

/**
 * Markup that we wrote ourselves (an icon) as an element.
 * @param {string} markup
 * @returns {SVGElement}
 */
export function drawn(markup) {
  const holder = document.createElement("template");
  holder.innerHTML = markup;
  return /** @type {SVGElement} */ (holder.content.firstElementChild);
}

/**
 * The element of that id.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function the(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element ${id}`);
  return found;
}

/**
 * Replace what a holder holds, keeping the focus where it was (elements that can be found again carry
 * `data-focus`).
 * @param {Element} holder
 * @param {...(Child | Child[])} children
 */
export function fill(holder, ...children) {
  const active = document.activeElement;
  const key = active && holder.contains(active) ? active.getAttribute("data-focus") : null;
  holder.replaceChildren(...children.flat().filter((child) => !!child).map((child) => /** @type {Node | string} */ (child)));
  if (key) {
    const again = holder.querySelector(`[data-focus="${CSS.escape(key)}"]`);
    if (again instanceof HTMLElement) again.focus({ preventScroll: true });
  }
}

/**
 * Wait until something holds.
 * @param {() => boolean} holds
 */
export async function until(holds) {
  while (!holds()) await new Promise((done) => setTimeout(done, 30));
}

export const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** A random id for a request (randomUUID needs HTTPS; a game at home may have none). */
export function fresh() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
