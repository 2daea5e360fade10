import { ChevronLeft, ChevronRight } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { createPortal } from "react-dom";
import type { Picture as PictureSource } from "@/shared/api/types";
import { cx } from "@/shared/lib/cx";
import { IconButton } from "@/shared/ui/icon-button";
import { Picture } from "@/shared/ui/picture";
import { useStrip } from "./use-strip";
import "./further-pictures.css";

interface FurtherPicturesProps {
  /** The box of the first picture. The others are put beside it. */
  strip: HTMLElement;
  images: PictureSource[];
  name: string;
  sizes: string;
  /** The index of the picture that is shown. */
  chosen: number;
  onChoose: (place: number) => void;
  onZoom: () => void;
}

/**
 * Let a product's pictures be swiped and turned over by thumbnails, buttons and the arrow keys. A picture is
 * loaded when it, or the one beside it, is reached.
 */
export default function FurtherPictures(props: FurtherPicturesProps) {
  const { strip, images, name, sizes, chosen, onChoose, onZoom } = props;
  const reached = useStrip(strip, chosen, onChoose);
  const turn = (step: number) => onChoose((chosen + step + images.length) % images.length);
  const press = (event: KeyboardEvent) => {
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    turn(event.key === "ArrowLeft" ? -1 : 1);
  };
  const further = images
    .slice(1)
    .map((image, index) =>
      index + 1 <= reached ? (
        <Picture
          key={image.url}
          image={image}
          alt={image.alt || `${name}, picture ${index + 2}`}
          sizes={sizes}
          onClick={onZoom}
          className="size-full object-cover"
        />
      ) : (
        <span key={image.url} />
      ),
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons within.
    <div className="gallery-bar" onKeyDown={press}>
      {createPortal(further, strip)}
      <IconButton icon={ChevronLeft} label="Previous picture" onClick={() => turn(-1)} />
      <Thumbnails images={images} chosen={chosen} onChoose={onChoose} />
      <IconButton icon={ChevronRight} label="Next picture" onClick={() => turn(1)} />
      <p role="status" className="sr-only">
        {chosen + 1} of {images.length}
      </p>
    </div>
  );
}

type ThumbnailsProps = Pick<FurtherPicturesProps, "images" | "chosen" | "onChoose">;

function Thumbnails({ images, chosen, onChoose }: ThumbnailsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const { current: box } = list;
    const shown = box?.children[chosen];
    if (!box || !(shown instanceof HTMLElement)) return;
    const left = shown.offsetLeft - box.offsetLeft - (box.clientWidth - shown.clientWidth) / 2;
    box.scrollTo({ left });
  }, [chosen]);
  return (
    <ul ref={list} aria-label="Pictures" className="gallery-thumbs">
      {images.map((image, index) => (
        <li key={image.url}>
          <button
            type="button"
            aria-label={`Picture ${index + 1} of ${images.length}`}
            aria-pressed={index === chosen}
            onClick={() => onChoose(index)}
            className={cx(
              "block aspect-project w-full overflow-hidden rounded-control border transition-colors",
              index === chosen ? "border-accent" : "border-line hover:border-control",
            )}
          >
            <Picture image={image} alt="" sizes="96px" className="size-full object-cover" />
          </button>
        </li>
      ))}
    </ul>
  );
}
