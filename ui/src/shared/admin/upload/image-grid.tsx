import { useQuery } from "@tanstack/react-query";
import { reading } from "@/shared/api/query-client";
import { Picture } from "@/shared/ui/picture";
import { Skeleton } from "@/shared/ui/skeleton";
import { Loaded } from "../loaded";
import { UPLOADS_KEY } from "./use-upload-image";

/** Show every upload, newest first, to choose one. */
export function ImageGrid({ onChoose }: { onChoose: (url: string) => void }) {
  const uploads = useQuery(reading(UPLOADS_KEY));
  return (
    <Loaded
      query={uploads}
      failure="The pictures could not be loaded."
      skeleton={<Skeleton className="h-40" />}
    >
      {(images) =>
        images.length === 0 ? (
          <p className="py-8 text-muted">No pictures uploaded yet. Upload the first one here.</p>
        ) : (
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4">
            {images.map((image) => (
              <li key={image.filename}>
                <button
                  type="button"
                  aria-label={`Choose ${image.alt || image.filename}`}
                  onClick={() => onChoose(image.url)}
                  className="block w-full overflow-hidden rounded-card border border-line bg-raised hover:border-text"
                >
                  <Picture
                    image={image}
                    alt=""
                    sizes="200px"
                    className="aspect-project w-full object-cover"
                  />
                </button>
              </li>
            ))}
          </ul>
        )
      }
    </Loaded>
  );
}
