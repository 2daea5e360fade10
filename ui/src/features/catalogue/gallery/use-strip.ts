import { useEffect, useState } from "react";

const SETTLED_MS = 120;

/**
 * Keep the chosen picture and the place of the strip in step, whichever of them was moved. Returns the index up
 * to which the pictures are to be loaded: the next one as soon as the strip is touched.
 */
export function useStrip(strip: HTMLElement, chosen: number, onChoose: (place: number) => void): number {
  const [reached, setReached] = useState(0);
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    strip.classList.add("gallery-strip");
    // A box that scrolls is moved by the arrow keys once it has the focus.
    strip.tabIndex = 0;
    strip.role = "group";
    strip.ariaLabel = "Large pictures";
    const touch = () => setTouched(true);
    for (const kind of TOUCHES) strip.addEventListener(kind, touch, { passive: true });
    return () => {
      strip.classList.remove("gallery-strip");
      strip.removeAttribute("tabindex");
      for (const kind of TOUCHES) strip.removeEventListener(kind, touch);
    };
  }, [strip]);
  useEffect(() => {
    let timer = 0;
    const settle = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => onChoose(placeOf(strip)), SETTLED_MS);
    };
    strip.addEventListener("scroll", settle, { passive: true });
    return () => {
      window.clearTimeout(timer);
      strip.removeEventListener("scroll", settle);
    };
  }, [strip, onChoose]);
  useEffect(() => {
    if (placeOf(strip) !== chosen) strip.scrollTo({ left: chosen * strip.clientWidth });
  }, [strip, chosen]);
  const wanted = isTouched || chosen > 0 ? chosen + 1 : 0;
  // One that was reached stays.
  if (wanted > reached) setReached(wanted);
  return Math.max(wanted, reached);
}

const TOUCHES = ["pointerdown", "pointerover", "touchstart", "scroll"];

/** Return the index of the picture that the strip shows. */
export function placeOf({
  scrollLeft,
  clientWidth,
}: Pick<HTMLElement, "scrollLeft" | "clientWidth">): number {
  return clientWidth ? Math.round(scrollLeft / clientWidth) : 0;
}
