import { Pencil, RotateCcw } from "lucide-react";
import type { Project } from "@/content/home/projects";
import { IconButton } from "@/shared/ui/icon-button";
import { Picture } from "@/shared/ui/picture";
import { sitePicture } from "@/shared/ui/pictures/site-picture";
import type { GalleryItem } from "./use-gallery";
import { factsOf, Thumbnails } from "./work-row";

interface CardRowProps {
  project: Project;
  /** The owner's own item; undefined where the card is the site's own. */
  item: GalleryItem | undefined;
  /** The work that visitors see on it; undefined where it is an illustration. */
  work: GalleryItem | undefined;
  onEdit: () => void;
  onReset: () => void;
}

/** Show a card of the home page, the site's own or the owner's. */
export function CardRow({ project, item, work = item, onEdit, onReset }: CardRowProps) {
  const name = `card ${project.slot}`;
  return (
    <li className="list-row border-line border-t first:border-t-0">
      {work?.afterImage ? (
        <Thumbnails urls={[work.beforeImage, work.afterImage]} />
      ) : (
        <span className="shrink-0">
          <Picture
            image={sitePicture(project.picture, "")}
            sizes="64px"
            className="aspect-project w-16 bg-raised object-cover"
          />
        </span>
      )}
      <span className="wrap-anywhere min-w-0 grow">
        <span className="block font-semibold">{work?.title || project.title}</span>
        <span className="text-muted">
          {item ? factsOf(item) : work ? "From your gallery" : "Illustration"}
        </span>
      </span>
      <span className="row-tools">
        {item && <IconButton icon={RotateCcw} label={`Reset ${name} to the original`} onClick={onReset} />}
        <IconButton icon={Pencil} label={`Edit ${name}`} onClick={onEdit} />
      </span>
    </li>
  );
}
