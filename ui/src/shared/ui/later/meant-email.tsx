import { useEffect, useRef, useState } from "react";
import { meantAddress } from "./misspelt-domain";

/**
 * It waits so long that a press on another button is over, because that button must not move away under the
 * pointer.
 */
const AFTER_MS = 400;

/** Ask "Did you mean anna@gmail.com?" below a field. One press takes it, and nothing waits for it. */
export default function MeantEmail() {
  const place = useRef<HTMLParagraphElement>(null);
  const [meant, setMeant] = useState<string | null>(null);
  useEffect(() => {
    const input = inputBefore(place.current);
    if (!input) return;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setMeant(meantAddress(input.value)), AFTER_MS);
    };
    look();
    for (const kind of ["input", "change"]) input.addEventListener(kind, look);
    return () => {
      clearTimeout(timer);
      for (const kind of ["input", "change"]) input.removeEventListener(kind, look);
    };
  }, []);
  const take = () => {
    const input = inputBefore(place.current);
    if (!input || !meant) return;
    // React notices a value only when the element's own setter sets it.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(input, meant);
    input.dispatchEvent(new Event("input", { bubbles: true }));
    setMeant(null);
    input.focus();
  };
  return (
    <p ref={place} role="status" hidden={!meant} className="text-small">
      {meant && (
        <button type="button" onClick={take} className="min-h-9 text-start underline underline-offset-4">
          Did you mean {meant}?
        </button>
      )}
    </p>
  );
}

function inputBefore(place: HTMLElement | null): HTMLInputElement | null {
  return place?.parentElement?.querySelector("input") ?? null;
}
