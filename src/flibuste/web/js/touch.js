// The hand on the chart: panned, pinched, zoomed by the wheel, pressed.

const DRAG = 5;

export class Hand {
  /** @param {import("./chart.js").Chart} chart */
  constructor(chart) {
    this.chart = chart;
    /** @type {Map<number, { x: number, y: number }>} */
    this.pointers = new Map();
    this.listen();
  }

  listen() {
    const { chart } = this;
    const { host } = chart;
    /** @param {Event} event */
    const option = (event) => (event.target instanceof Element ? (event.target.closest(".light[data-option], .hot[data-option]")?.getAttribute("data-option") ?? null) : null);
    host.addEventListener("pointerdown", (event) => {
      if (chart.busy || (event.pointerType === "mouse" && event.button !== 0)) return;
      if (event.target instanceof Element && event.target.closest("button")) return;
      this.pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      if (this.pointers.size === 1) chart.moved = 0;
    });
    host.addEventListener("pointermove", (event) => this.drag(event));
    for (const kind of ["pointerup", "pointercancel"]) {
      host.addEventListener(kind, (event) => {
        this.pointers.delete(/** @type {PointerEvent} */ (event).pointerId);
        if (!this.pointers.size) host.classList.remove("dragging");
      });
    }
    chart.svg.addEventListener("click", (event) => {
      const found = option(event);
      if (found && chart.moved < DRAG && !chart.busy) chart.tell.press(found);
    });
    chart.svg.addEventListener("pointerover", (event) => event.pointerType === "mouse" && chart.tell.point(option(event)));
    host.addEventListener("pointerleave", () => chart.tell.point(null));
    host.addEventListener("dblclick", (event) => option(event) || chart.all());
    host.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        chart.zoom(Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) * 0.004), { x: event.clientX, y: event.clientY });
      },
      { passive: false },
    );
    new ResizeObserver(() => {
      if (!chart.map) return;
      if (!chart.started) chart.home();
      else chart.settle();
      if (!chart.free) chart.attend();
    }).observe(host);
  }

  /** @param {PointerEvent} event */
  drag(event) {
    const before = this.pointers.get(event.pointerId);
    if (!before || this.chart.busy) return;
    const now = { x: event.clientX, y: event.clientY };
    const others = [...this.pointers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    this.chart.moved += Math.hypot(now.x - before.x, now.y - before.y);
    if (this.chart.moved >= DRAG && !this.chart.host.classList.contains("dragging")) {
      this.chart.host.classList.add("dragging");
      this.chart.host.setPointerCapture(event.pointerId);
    }
    if (others[0] !== undefined) {
      const was = Math.hypot(before.x - others[0].x, before.y - others[0].y);
      const is = Math.hypot(now.x - others[0].x, now.y - others[0].y);
      if (was > 0) this.chart.zoom(is / was, { x: (now.x + others[0].x) / 2, y: (now.y + others[0].y) / 2 });
      this.chart.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    } else if (this.chart.moved >= DRAG) {
      this.chart.pan(now.x - before.x, now.y - before.y);
    }
    this.pointers.set(event.pointerId, now);
  }
}
