import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from "lucide-react";
import { type KeyboardEvent, type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { Picture as PictureSource } from "@/shared/api/types";
import { IconButton } from "@/shared/ui/icon-button";
import { Picture } from "@/shared/ui/picture";
import { type Point, usePinch } from "./use-pinch";
import "./product-zoom.css";

interface ProductZoomProps {
  images: PictureSource[];
  name: string;
  /** The index of the picture that is shown. */
  chosen: number;
  onChoose: (place: number) => void;
  onClose: () => void;
}

const MIDDLE: Point = { x: 0.5, y: 0.5 };

/**
 * Show all of a product's pictures over the whole window. A press, two fingers or + and - enlarge one, and the
 * arrows change it.
 */
export default function ProductZoom({ images, name, chosen, onChoose, onClose }: ProductZoomProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [point, setPoint] = useState<Point>();
  useEffect(() => dialog.current?.showModal(), []);
  const image = images[chosen] ?? images[0];
  if (!image) return null;
  const isLarge = point !== undefined;
  const turn = (step: number) => {
    setPoint(undefined);
    onChoose((chosen + step + images.length) % images.length);
  };
  const press = ({ key }: KeyboardEvent) => {
    if (key === "+" || key === "=") setPoint(point ?? MIDDLE);
    if (key === "-") setPoint(undefined);
    if (images.length > 1 && !isLarge && key === "ArrowLeft") turn(-1);
    if (images.length > 1 && !isLarge && key === "ArrowRight") turn(1);
  };
  return (
    <dialog
      ref={dialog}
      aria-label={`Pictures of ${name}`}
      onClose={onClose}
      onKeyDown={press}
      className="zoom"
    >
      <div className="zoom-bar">
        <p role="status" className="tabular">
          {chosen + 1} of {images.length}
        </p>
        <IconButton
          icon={isLarge ? ZoomOut : ZoomIn}
          label={isLarge ? "Fit to the window" : "Enlarge"}
          onClick={() => setPoint(isLarge ? undefined : MIDDLE)}
        />
        <IconButton icon={X} label="Close" onClick={() => dialog.current?.close()} />
      </div>
      <Stage key={image.url} image={image} alt={image.alt || name} point={point} onPress={setPoint} />
      {images.length > 1 && (
        <div className="zoom-turns">
          <IconButton
            icon={ChevronLeft}
            label="Previous picture"
            variant="secondary"
            onClick={() => turn(-1)}
          />
          <IconButton icon={ChevronRight} label="Next picture" variant="secondary" onClick={() => turn(1)} />
        </div>
      )}
    </dialog>
  );
}

interface StageProps {
  image: PictureSource;
  alt: string;
  /**
   * The picture is enlarged around this point; where it is undefined, the picture is as large as the window
   * allows.
   */
  point: Point | undefined;
  onPress: (point: Point | undefined) => void;
}

/**
 * Show the picture itself. Enlarged it is moved by hand, wheel or arrows, as any box that scrolls. Its keys are
 * + and -, and two fingers make it any size.
 */
function Stage({ image, alt, point, onPress }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  usePinch(stage, point !== undefined, onPress);
  useLayoutEffect(() => {
    const { current: box } = stage;
    if (!box || !point) return;
    box.focus();
    box.scrollTo({
      left: point.x * box.scrollWidth - box.clientWidth / 2,
      top: point.y * box.scrollHeight - box.clientHeight / 2,
    });
  }, [point]);
  const press = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onPress(point ? undefined : { x: (clientX - left) / width, y: (clientY - top) / height });
  };
  return (
    <div ref={stage} tabIndex={point ? 0 : -1} className="zoom-stage" data-large={point ? "" : undefined}>
      <Picture
        image={image}
        alt={alt}
        sizes={point ? "250vw" : "100vw"}
        priority
        onClick={press}
        className="zoom-picture"
      />
    </div>
  );
}
