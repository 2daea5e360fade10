import { ZoomIn } from "lucide-react";
import { Suspense, useState } from "react";
import type { Picture as PictureSource } from "@/shared/api/types";
import { cx } from "@/shared/lib/cx";
import { Icon } from "@/shared/ui/icon";
import { Initials } from "@/shared/ui/initials";
import { part } from "@/shared/ui/part";
import { PartBoundary } from "@/shared/ui/part-boundary";
import { Picture } from "@/shared/ui/picture";

const SIZES = "(min-width: 80rem) 700px, (min-width: 64rem) 56vw, 100vw";

const { Part: ProductZoom } = part(() => import("../zoom/product-zoom"));

/** Show one large picture, which a press enlarges, and below it the choice where there are two. */
export function ProductGallery({ images, name }: { images: PictureSource[]; name: string }) {
  const [chosen, setChosen] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const shown = images[chosen] ?? images[0];
  return (
    <div className="flex flex-col gap-3">
      <div className="relative aspect-project overflow-hidden bg-raised max-sm:-mx-4">
        {shown && (
          <Picture
            key={shown.url}
            image={shown}
            alt={shown.alt || name}
            sizes={SIZES}
            priority
            className={cx("size-full object-cover", chosen > 0 && "animate-enter")}
          />
        )}
        {!shown && <Initials of={name} className="text-display" />}
        {shown && (
          <button
            type="button"
            aria-label="Enlarge the picture"
            aria-haspopup="dialog"
            onClick={() => setZoomed(true)}
            className="absolute inset-0 flex items-end justify-end p-4"
          >
            <Icon of={ZoomIn} className="size-8 rounded-control bg-bg/85 p-2" />
          </button>
        )}
      </div>
      {zoomed && (
        <PartBoundary>
          <Suspense>
            <ProductZoom
              images={images}
              name={name}
              chosen={chosen}
              onChoose={setChosen}
              onClose={() => setZoomed(false)}
            />
          </Suspense>
        </PartBoundary>
      )}
      {images.length > 1 && (
        <ul aria-label="Pictures" className="-m-1 flex gap-3 overflow-x-auto p-1">
          {images.map((image, index) => (
            <li key={image.url}>
              <button
                type="button"
                aria-label={`Picture ${index + 1} of ${images.length}`}
                aria-pressed={index === chosen}
                onClick={() => setChosen(index)}
                className={cx(
                  "block aspect-project w-24 overflow-hidden rounded-control border transition-colors",
                  index === chosen ? "border-accent" : "border-line hover:border-control",
                )}
              >
                <Picture image={image} alt="" sizes="96px" className="size-full object-cover" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
