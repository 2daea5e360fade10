import type { CustomerJob } from "./use-job";

type JobPhoto = CustomerJob["photos"][number];

const STAGES: Record<NonNullable<JobPhoto["stage"]>, string> = {
  before: "Before",
  during: "During the work",
  after: "After",
  damage: "Damage",
  other: "Photo",
};

interface JobPhotosProps {
  photos: JobPhoto[];
  label: string;
}

/** Show the workshop's photos. Each opens in full size. */
export function JobPhotos({ photos, label }: JobPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <ul aria-label={label} className="grid grid-cols-2 gap-3">
      {photos.map((photo) => (
        <li key={photo.id}>
          <a href={photo.url} target="_blank" rel="noreferrer" className="block border border-line">
            <img src={photo.smallUrl} alt={nameOf(photo)} className="aspect-square w-full object-cover" />
          </a>
          <p className="wrap-anywhere mt-1.5 text-muted text-small">{captionOf(photo)}</p>
        </li>
      ))}
    </ul>
  );
}

function nameOf(photo: JobPhoto): string {
  return `Your car: ${captionOf(photo)}`;
}

function captionOf({ stage, note }: JobPhoto): string {
  return [STAGES[stage ?? "other"], note].filter(Boolean).join(": ");
}
