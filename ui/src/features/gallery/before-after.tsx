import "./before-after.css";
import { ChevronsLeftRight } from "lucide-react";
import { type CSSProperties, type PointerEvent, useRef, useState } from "react";
import type { Picture as PictureSource } from "@/shared/api/types";
import { Badge } from "@/shared/ui/badge";
import { Picture } from "@/shared/ui/picture";
import { shareAt } from "./share-at";

interface BeforeAfterProps {
  before: PictureSource;
  after: PictureSource;
  title: string;
  /** The width on screen. */
  sizes: string;
}

/** Show two pictures of one car, the earlier one uncovered as far as the visitor moves the handle. */
export function BeforeAfter({ before, after, title, sizes }: BeforeAfterProps) {
  const [share, setShare] = useState(50);
  const slider = useRef<HTMLInputElement>(null);
  const follow = ({ currentTarget, clientX }: PointerEvent) =>
    setShare(shareAt(clientX, currentTarget.getBoundingClientRect()));
  const followHeld = (event: PointerEvent) =>
    event.currentTarget.hasPointerCapture(event.pointerId) && follow(event);
  return (
    <div
      className="compare bg-raised"
      style={{ "--at": `${share}%` } as CSSProperties}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        // Else the browser drags the picture, and takes the focus from the slider.
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        slider.current?.focus({ preventScroll: true });
        // A finger may be about to scroll, so it is followed once it moves sideways, or was a tap.
        if (event.pointerType !== "touch") follow(event);
      }}
      onPointerMove={followHeld}
      onPointerUp={followHeld}
    >
      <Picture image={after} alt={`After: ${title}`} sizes={sizes} />
      <span className="compare-label">
        <Badge>After</Badge>
      </span>
      <div className="compare-before">
        <Picture image={before} alt={`Before: ${title}`} sizes={sizes} />
        <span className="compare-label">
          <Badge>Before</Badge>
        </span>
      </div>
      <input
        ref={slider}
        type="range"
        min={0}
        max={100}
        value={share}
        aria-label={`Before and after: ${title}`}
        aria-valuetext={`${share} % of the picture before`}
        onChange={({ target }) => setShare(target.valueAsNumber)}
      />
      <span aria-hidden="true" className="compare-handle">
        <ChevronsLeftRight />
      </span>
    </div>
  );
}
