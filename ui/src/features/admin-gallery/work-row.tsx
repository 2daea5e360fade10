import { Eye, EyeOff, Pencil, Trash2 } from "lucide-react";
import { MoveButtons } from "@/shared/admin/table/move-buttons";
import { Badge } from "@/shared/ui/badge";
import { IconButton } from "@/shared/ui/icon-button";
import { GALLERY, type GalleryItem, useShowItem } from "./use-gallery";

const SAMPLE = "A sample: it fills no card of the home page. Replace it with your own work, or delete it.";

interface WorkRowProps {
  item: GalleryItem;
  /** All the ids of the list in their present order. */
  ids: string[];
  onEdit: () => void;
  onDelete: () => void;
}

/** Show an item of the gallery's page. */
export function WorkRow({ item, ids, onEdit, onDelete }: WorkRowProps) {
  const { id, title, shown, beforeImage, afterImage } = item;
  const show = useShowItem(item);
  return (
    <li className="list-row border-line border-t first:border-t-0">
      <Thumbnails urls={[beforeImage, afterImage]} />
      <span className="wrap-anywhere min-w-0 grow">
        <span className="block font-semibold">{title}</span>
        <span className="text-muted">{factsOf(item)}</span>
        {item.isSample && <span className="block text-muted">{SAMPLE}</span>}
      </span>
      {!shown && <Badge>Hidden</Badge>}
      <span className="row-tools">
        <MoveButtons kind={GALLERY} id={id} name={title} ids={ids} />
        <IconButton
          icon={shown ? EyeOff : Eye}
          label={`${shown ? "Hide" : "Show"} ${title}`}
          disabled={show.isPending}
          onClick={() => show.mutate()}
        />
        <IconButton icon={Pencil} label={`Edit ${title}`} onClick={onEdit} />
        <IconButton icon={Trash2} label={`Delete ${title}`} onClick={onDelete} />
      </span>
    </li>
  );
}

/** Show the pictures of an item, small. */
export function Thumbnails({ urls }: { urls: (string | null)[] }) {
  return (
    <span className="flex shrink-0 gap-px">
      {urls.map((url) =>
        url ? (
          <img
            key={url}
            src={url}
            alt=""
            loading="lazy"
            className="aspect-project w-16 bg-raised object-cover"
          />
        ) : null,
      )}
    </span>
  );
}

/** Return "Wrapping · Volkswagen Golf · before and after". */
export function factsOf({ service, vehicle, beforeImage }: GalleryItem): string {
  return [service, vehicle, beforeImage ? "before and after" : ""].filter(Boolean).join(" · ");
}
