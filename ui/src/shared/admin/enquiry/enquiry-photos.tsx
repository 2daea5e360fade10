import { ArrowLeft, ArrowRight } from "lucide-react";
import { useState } from "react";
import type { components } from "@/shared/api/schema";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { Icon } from "@/shared/ui/icon";

type Photo = components["schemas"]["PhotoView"];

/** Show the customer's photos. Each opens large, with the way to the next. */
export function EnquiryPhotos({ photos }: { photos: Photo[] }) {
  const [place, setPlace] = useState<number>();
  if (photos.length === 0) return null;
  return (
    <>
      <ul aria-label="Photos" className="flex flex-wrap gap-3">
        {photos.map(({ id, smallUrl }, at) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => setPlace(at)}
              className="block cursor-zoom-in border border-line"
            >
              <img
                src={smallUrl}
                alt={sayPlace(at, photos)}
                className="size-28 object-cover"
                loading="lazy"
              />
            </button>
          </li>
        ))}
      </ul>
      <LargePhoto photos={photos} place={place} onPlace={setPlace} />
    </>
  );
}

interface LargePhotoProps {
  photos: Photo[];
  /** It is undefined while none is open. */
  place: number | undefined;
  onPlace: (place: number | undefined) => void;
}

function LargePhoto({ photos, place, onPlace }: LargePhotoProps) {
  const photo = place === undefined ? undefined : photos[place];
  const close = () => onPlace(undefined);
  const step = (by: number) => place !== undefined && onPlace((place + by + photos.length) % photos.length);
  return (
    <Dialog
      open={photo !== undefined}
      onClose={close}
      title={place === undefined ? "" : `Photo ${place + 1} of ${photos.length}`}
      className="sm:max-w-[70rem]"
    >
      <img
        src={photo?.url}
        alt={sayPlace(place ?? 0, photos)}
        className="mx-auto max-h-[70dvh] max-w-full object-contain"
      />
      <div className="dialog-buttons">
        {photos.length > 1 && (
          <>
            <Button onClick={() => step(-1)}>
              <Icon of={ArrowLeft} className="size-4" />
              Previous
            </Button>
            <Button onClick={() => step(1)}>
              Next
              <Icon of={ArrowRight} className="size-4" />
            </Button>
          </>
        )}
        <Button onClick={close}>Close</Button>
      </div>
    </Dialog>
  );
}

function sayPlace(at: number, photos: Photo[]): string {
  return `From the customer, ${at + 1} of ${photos.length}`;
}
