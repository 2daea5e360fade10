import { type RefObject, useEffect, useRef } from "react";

/** A point of the picture, as shares of its width and height. */
export interface Point {
  x: number;
  y: number;
}

const GREATEST = 5;
/** A picture that is hardly larger than the window fits it again. */
const FITTED = 1.1;
const ZOOM = "--zoom";

/** Let two fingers make the picture of a stage larger and smaller, around the point between them. */
export function usePinch(
  stage: RefObject<HTMLElement | null>,
  isLarge: boolean,
  onEnlarge: (point: Point | undefined) => void,
): void {
  const state = useRef({ isLarge, onEnlarge });
  useEffect(() => {
    state.current = { isLarge, onEnlarge };
    if (!isLarge) stage.current?.style.removeProperty(ZOOM);
  });
  useEffect(() => {
    const { current: box } = stage;
    if (!box) return;
    let begun: { gap: number; zoom: number } | undefined;
    const begin = ({ touches }: TouchEvent) => {
      const [one, two] = touches;
      if (!one || !two) return;
      const zoom = state.current.isLarge ? Number(box.style.getPropertyValue(ZOOM) || 2.5) : 1;
      begun = { gap: gapOf(one, two), zoom };
      if (state.current.isLarge) return;
      box.style.setProperty(ZOOM, "1");
      state.current.onEnlarge(shareOf(box, middleOf(one, two)));
    };
    const move = (event: TouchEvent) => {
      const [one, two] = event.touches;
      if (!begun || !one || !two) return;
      event.preventDefault();
      zoomTo(box, zoomOf(begun.zoom, gapOf(one, two) / begun.gap), middleOf(one, two));
    };
    const end = ({ touches }: TouchEvent) => {
      if (!begun || touches.length > 1) return;
      begun = undefined;
      if (Number(box.style.getPropertyValue(ZOOM)) < FITTED) state.current.onEnlarge(undefined);
    };
    box.addEventListener("touchstart", begin, { passive: true });
    box.addEventListener("touchmove", move, { passive: false });
    box.addEventListener("touchend", end);
    box.addEventListener("touchcancel", end);
    return () => {
      box.removeEventListener("touchstart", begin);
      box.removeEventListener("touchmove", move);
      box.removeEventListener("touchend", end);
      box.removeEventListener("touchcancel", end);
    };
  }, [stage]);
}

/** Return how large the picture is once the fingers are so many times as far apart. */
export function zoomOf(before: number, spread: number): number {
  return Math.min(GREATEST, Math.max(1, before * spread));
}

function zoomTo(box: HTMLElement, zoom: number, middle: Point): void {
  const { x, y } = shareOf(box, middle);
  const { left, top } = box.getBoundingClientRect();
  box.style.setProperty(ZOOM, String(zoom));
  box.scrollTo({
    left: x * box.scrollWidth - (middle.x - left),
    top: y * box.scrollHeight - (middle.y - top),
    behavior: "instant",
  });
}

/** Return where in the picture a point of the window lies. */
function shareOf(box: HTMLElement, { x, y }: Point): Point {
  const { left, top } = box.getBoundingClientRect();
  return {
    x: (box.scrollLeft + x - left) / box.scrollWidth,
    y: (box.scrollTop + y - top) / box.scrollHeight,
  };
}

const gapOf = (one: Touch, two: Touch) => Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY);
const middleOf = (one: Touch, two: Touch): Point => ({
  x: (one.clientX + two.clientX) / 2,
  y: (one.clientY + two.clientY) / 2,
});
