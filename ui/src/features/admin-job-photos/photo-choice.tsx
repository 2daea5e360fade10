import { useId } from "react";
import type { ShownPhoto } from "./use-job-photos";

interface PhotoChoiceProps {
  label: string;
  optional?: boolean;
  photos: ShownPhoto[];
  /** The id of the chosen one. */
  chosen: string | null;
  error: string | undefined;
  onChoose: (id: string | null) => void;
}

/** Choose one photo, or none where that is allowed. */
export function PhotoChoice({ label, optional = false, photos, chosen, error, onChoose }: PhotoChoiceProps) {
  const name = useId();
  const option = (photo: ShownPhoto | undefined, place: number) => (
    <label key={photo?.id ?? ""} className="relative block">
      <input
        type="radio"
        name={name}
        checked={(photo?.id ?? null) === chosen}
        aria-label={photo ? `${label}: photo ${place + 1}` : `${label}: none`}
        onChange={() => onChoose(photo?.id ?? null)}
        className="peer absolute inset-0 z-1 cursor-pointer opacity-0"
      />
      {photo ? (
        <img src={photo.smallUrl} alt="" loading="lazy" className={TILE} />
      ) : (
        <span className={`${TILE} grid place-items-center text-muted text-small`}>None</span>
      )}
    </label>
  );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-small">
        {label}
        {optional && <span className="font-normal text-subtle"> (optional)</span>}
      </legend>
      {error && <p className="text-danger text-small">{error}</p>}
      <div className="grid max-h-56 grid-cols-3 gap-1.5 overflow-y-auto p-0.5">
        {optional && option(undefined, -1)}
        {photos.map(option)}
      </div>
    </fieldset>
  );
}

const TILE =
  "aspect-4/3 w-full rounded-control border border-line bg-raised object-cover peer-checked:outline-2 peer-checked:outline-accent peer-focus-visible:outline-3";
