import type { Point } from "./points";
import type { Zoom } from "./zoom.svelte";

/** Drags and pinches on an element; a press that hardly moves stays a click. */
export function gestures(node: Element, zoom: Zoom): { destroy(): void } {
  const fingers = new Map<number, Point>();
  let moved = 0;

  const local = (event: PointerEvent | WheelEvent): Point => {
    const box = node.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  };
  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    if (fingers.size === 0) moved = 0;
    fingers.set(event.pointerId, local(event));
    zoom.held = true;
  };
  const move = (event: PointerEvent) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const now = local(event);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    fingers.set(event.pointerId, now);
    moved += Math.hypot(now.x - before.x, now.y - before.y);
    if (moved < 6) return;
    if (!node.hasPointerCapture(event.pointerId)) node.setPointerCapture(event.pointerId);
    if (other) {
      const span = (a: Point) => Math.hypot(a.x - other.x, a.y - other.y);
      zoom.by(span(now) / Math.max(1, span(before)), {
        x: (now.x + other.x) / 2,
        y: (now.y + other.y) / 2,
      });
      zoom.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    } else zoom.pan(now.x - before.x, now.y - before.y);
  };
  const up = (event: PointerEvent) => {
    fingers.delete(event.pointerId);
    zoom.held = fingers.size > 0;
  };
  const click = (event: Event) => {
    if (moved < 6) return;
    event.stopPropagation();
    event.preventDefault();
    moved = 0;
  };
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    zoom.by(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0016)), local(event));
  };
  const listen: [string, (event: never) => void, AddEventListenerOptions?][] = [
    ["pointerdown", down],
    ["pointermove", move],
    ["pointerup", up],
    ["pointercancel", up],
    ["click", click, { capture: true }],
    ["wheel", wheel, { passive: false }],
  ];
  for (const [name, handler, options] of listen)
    node.addEventListener(name, handler as EventListener, options);
  return {
    destroy: () => {
      for (const [name, handler, options] of listen)
        node.removeEventListener(name, handler as EventListener, options);
    },
  };
}
