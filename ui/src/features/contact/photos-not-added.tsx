import { ErrorNote } from "@/shared/ui/error-note";
import type { UnsentPhotos } from "./enquiry-photos";

interface PhotosNotAddedProps {
  unsent: UnsentPhotos;
  onRetry: (unsent: UnsentPhotos) => void;
}

/** Say that the message is sent, and some of its photos are not. */
export function PhotosNotAdded({ unsent, onRetry }: PhotosNotAddedProps) {
  const names = unsent.files.map(({ name }) => name).join(", ");
  return (
    <div className="wrap-anywhere sm:col-span-2">
      <ErrorNote onRetry={() => onRetry(unsent)}>
        {`Your message was sent without ${names}. ${unsent.reason}`}
      </ErrorNote>
    </div>
  );
}
