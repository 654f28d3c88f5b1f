// Where several share a screen: a curtain, until the one who is asked says "it's me".

import { fill, h, the } from "./dom.js";
import { disc } from "./panels.js";
import { t } from "./words.js";

/**
 * @param {SeatSight[]} asked
 * @param {(seat: number) => void} open
 */
export function drawCurtain(asked, open) {
  const curtain = the("curtain");
  const whom = asked.map((seat) => seat.seat).join();
  if (!curtain.hidden && curtain.dataset.for === whom) return;
  curtain.dataset.for = whom;
  const one = asked.length === 1 ? asked[0] : undefined;
  fill(
    curtain,
    h(
      "div",
      { class: "curtain-card", role: "dialog", "aria-labelledby": "curtain-title" },
      h("div", { class: "discs" }, ...asked.map((seat) => disc(seat.seat))),
      h("h2", { id: "curtain-title" }, one ? t("curtain-title", { name: one.name }) : t("curtain-many")),
      h("p", {}, t("curtain-help")),
      ...asked.map((seat) => h("button", { class: "main", onclick: () => open(seat.seat) }, t("curtain-open", { name: seat.name }))),
    ),
  );
  curtain.hidden = false;
  curtain.querySelector("button")?.focus();
}
