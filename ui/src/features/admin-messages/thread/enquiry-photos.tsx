import type { Thread } from "./use-thread";

/** The customer's photos; each opens whole in a tab of its own. */
export function EnquiryPhotos({ photos }: { photos: Thread["photos"] }) {
  if (photos.length === 0) return null;
  return (
    <ul aria-label="Photos" className="flex flex-wrap gap-3">
      {photos.map(({ id, url, smallUrl }, place) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noreferrer" className="block border border-line">
            <img
              src={smallUrl}
              alt={`From the customer, ${place + 1} of ${photos.length}`}
              className="size-36 object-cover"
              loading="lazy"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
