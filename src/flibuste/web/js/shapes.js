// Shapes of a drawing, made one by one.

export const SVG = "http://www.w3.org/2000/svg";

/**
 * @param {string} tag
 * @param {Record<string, string | number>} how
 */
export function shape(tag, how) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(how)) made.setAttribute(name, String(value));
  return made;
}

/** @param {string} d the outline itself, or the "#id" of one that is drawn already */
export const outline = (d, /** @type {string} */ kind) => (d.startsWith("#") ? shape("use", { href: d, class: kind }) : shape("path", { d, class: kind }));
