import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { type DragEvent, useEffect, useState } from "react";
import { TextInput } from "@/shared/admin/forms/inputs";
import { productChange } from "@/shared/api/fields/admin-fields";
import { cx } from "@/shared/lib/cx";
import { Button } from "@/shared/ui/button";
import { IconButton } from "@/shared/ui/icon-button";
import { Picture } from "@/shared/ui/picture";
import { ordinalOf, type PictureDraft } from "./picture-draft";
import type { PictureDrag } from "./use-picture-order";

interface PictureRowProps {
  draft: PictureDraft;
  place: number;
  count: number;
  drag: PictureDrag;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
  onChange: (changes: Partial<PictureDraft>) => void;
}

/** Show a picture with its words, and the buttons that move and remove it. It can be dragged as well. */
export function PictureRow({ draft, place, count, drag, onMove, onRemove, onChange }: PictureRowProps) {
  const ordinal = ordinalOf(place);
  const name = place === 0 ? "Main picture" : `${ordinal[0]?.toUpperCase()}${ordinal.slice(1)} picture`;
  const drop = (event: DragEvent) => {
    if (!drag.onDrop()) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <li
      aria-label={name}
      data-key={draft.key}
      onDragOver={drag.onOver}
      onDrop={drop}
      className={cx(
        "grid grid-cols-[6rem_1fr] gap-x-3 gap-y-2 border-line border-b pb-4",
        drag.isDragged && "opacity-50",
        drag.isOver && "outline outline-2 outline-accent outline-offset-4",
      )}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons beside it do the same by keys. */}
      <span
        draggable
        onDragStart={({ dataTransfer }) => {
          dataTransfer.effectAllowed = "move";
          dataTransfer.setData("text/plain", name);
          drag.onStart();
        }}
        onDragEnd={drag.onEnd}
        className="grid aspect-project w-24 cursor-grab place-items-center overflow-hidden rounded-control bg-raised"
      >
        <DraftPicture draft={draft} alt={draft.alt || name} />
      </span>
      <div className="flex flex-wrap content-start items-center">
        <span className="w-full font-semibold">{name}</span>
        <IconButton
          icon={ArrowUp}
          label={`Move ${ordinal} picture earlier`}
          data-move="earlier"
          disabled={place === 0}
          className="disabled:invisible"
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon={ArrowDown}
          label={`Move ${ordinal} picture later`}
          data-move="later"
          disabled={place === count - 1}
          className="disabled:invisible"
          onClick={() => onMove(1)}
        />
        <IconButton icon={Trash2} label={`Remove ${ordinal} picture`} onClick={onRemove} />
      </div>
      {draft.isSending && <p className="col-span-2 text-muted">Sending …</p>}
      {draft.problem && <p className="col-span-2 text-danger">{draft.problem}</p>}
      <div className="col-span-2">
        <TextInput
          label={`Description of the ${ordinal} picture`}
          hint={place === 0 ? "For people who cannot see the picture: what does it show?" : undefined}
          optional
          value={draft.alt}
          maxLength={productChange.imageAlt.maxLength}
          onValue={(alt) => onChange({ alt })}
        />
      </div>
    </li>
  );
}

/** Say in a picture's place that it is removed, until the form is saved. */
export function RemovedPicture({ id, isFull, onUndo }: { id: string; isFull: boolean; onUndo: () => void }) {
  return (
    <li
      data-key={id}
      className="flex items-center justify-between gap-3 border-line border-b pb-4 text-muted"
    >
      Picture removed
      <Button size="small" variant="ghost" data-undo disabled={isFull} onClick={onUndo}>
        Undo
      </Button>
    </li>
  );
}

/** Show the picture to be saved: the new file, the product's picture or the upload. */
function DraftPicture({ draft, alt }: { draft: PictureDraft; alt: string }) {
  const look = "size-full object-cover pointer-events-none";
  if (draft.file) return <FilePreview file={draft.file} alt={alt} look={look} />;
  if (draft.stored) return <Picture image={draft.stored} sizes="96px" alt={alt} className={look} />;
  return <img src={draft.url ?? ""} alt={alt} className={look} />;
}

function FilePreview({ file, alt, look }: { file: File; alt: string; look: string }) {
  const preview = usePreview(file);
  const [broken, setBroken] = useState<string>();
  if (!preview) return null;
  if (broken === preview) return <span className="p-1 text-center text-danger text-small">No picture</span>;
  return <img src={preview} alt={alt} onError={() => setBroken(preview)} className={look} />;
}

/** Return the address under which the page can show a file that has not been sent yet. */
function usePreview(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [file]);
  return url;
}
