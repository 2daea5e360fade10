import { ZoomIn } from "lucide-react";
import { Suspense, useState } from "react";
import type { Picture as PictureSource } from "@/shared/api/types";
import { pageLoaded } from "@/shared/lib/page-loaded";
import { Icon } from "@/shared/ui/icon";
import { Initials } from "@/shared/ui/initials";
import { part } from "@/shared/ui/part";
import { PartBoundary } from "@/shared/ui/part-boundary";
import { Picture } from "@/shared/ui/picture";

const SIZES = "(min-width: 80rem) 700px, (min-width: 64rem) 56vw, 100vw";

const { Part: ProductZoom } = part(() => import("../zoom/product-zoom"));
// The first load has the first picture alone.
const { Part: FurtherPictures, arrive: arrivePictures } = part(() =>
  pageLoaded().then(() => import("../gallery/further-pictures")),
);

export { arrivePictures };

/** Show one large picture, which a press enlarges, and beside and below it the further ones. */
export function ProductGallery({ images, name }: { images: PictureSource[]; name: string }) {
  const [strip, setStrip] = useState<HTMLElement | null>(null);
  const [chosen, setChosen] = useState(0);
  const [zoomed, setZoomed] = useState(false);
  const [first] = images;
  const zoom = () => setZoomed(true);
  return (
    <div className="flex flex-col gap-3">
      <div className="relative max-sm:-mx-4">
        <div ref={setStrip} className="aspect-project overflow-hidden bg-raised">
          {first && (
            <Picture
              image={first}
              alt={first.alt || name}
              sizes={SIZES}
              priority
              onClick={zoom}
              className="size-full object-cover"
            />
          )}
          {!first && <Initials of={name} className="text-display" />}
        </div>
        {first && (
          <button
            type="button"
            aria-label="Enlarge the picture"
            aria-haspopup="dialog"
            onClick={zoom}
            className="absolute right-0 bottom-0 p-4"
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
        <div className="h-20">
          <PartBoundary>
            <Suspense>
              {strip && (
                <FurtherPictures
                  strip={strip}
                  images={images}
                  name={name}
                  sizes={SIZES}
                  chosen={chosen}
                  onChoose={setChosen}
                  onZoom={zoom}
                />
              )}
            </Suspense>
          </PartBoundary>
        </div>
      )}
    </div>
  );
}
