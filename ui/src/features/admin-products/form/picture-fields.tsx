import { ImagePlus } from "lucide-react";
import { useState } from "react";
import { ImagePicker } from "@/shared/admin/upload/image-picker";
import { PhoneDrop } from "@/shared/admin/upload/phone-drop";
import { PICTURE_HINT, PICTURE_KINDS } from "@/shared/admin/upload/picture-kinds";
import { useDropTarget } from "@/shared/admin/upload/use-drop-target";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import { MOST_PICTURES, shownOf, TOO_MANY } from "./picture-draft";
import { PictureRow, RemovedPicture } from "./picture-row";
import { usePictureOrder } from "./use-picture-order";
import type { Pictures } from "./use-pictures";

interface PictureFieldsProps {
  id: string | undefined;
  pictures: Pictures;
}

/** Add, order, describe and remove the pictures of a product. Nothing is sent before the form is saved. */
export function PictureFields({ id, pictures }: PictureFieldsProps) {
  const { over, handlers } = useDropTarget(pictures.addFiles);
  const shown = shownOf(pictures.drafts);
  const keys = shown.map(({ key }) => key);
  const order = usePictureOrder(keys, pictures.order);
  const sending = shown.findIndex(({ isSending }) => isSending);
  return (
    <section aria-label="Pictures" className="panel lg:row-span-3" {...handlers}>
      <h2 className="font-semibold">Pictures</h2>
      <ol ref={order.list} aria-label="Pictures of the product" className="flex flex-col gap-4 empty:hidden">
        {pictures.drafts.map((draft) =>
          draft.removed ? (
            <RemovedPicture
              key={draft.key}
              id={draft.key}
              isFull={pictures.room < 1}
              onUndo={() => order.stayAt(draft.key, () => pictures.change(draft.key, { removed: false }))}
            />
          ) : (
            <PictureRow
              key={draft.key}
              draft={draft}
              place={keys.indexOf(draft.key)}
              count={keys.length}
              drag={order.dragOf(draft.key)}
              onMove={(step) => order.move(draft.key, step)}
              onRemove={() => order.stayAt(draft.key, () => pictures.change(draft.key, { removed: true }))}
              onChange={(changes) => pictures.change(draft.key, changes)}
            />
          ),
        )}
      </ol>
      <p role="status" className="sr-only">
        {sending >= 0 ? `Sending picture ${sending + 1} of ${shown.length}` : order.said}
      </p>
      {pictures.refused.length > 0 && (
        <div role="alert" className="text-danger">
          {pictures.refused.map((each) => (
            <p key={each}>{each}</p>
          ))}
        </div>
      )}
      {pictures.room > 0 ? (
        <Chooser over={over} isFirst={shown.length === 0} onFiles={pictures.addFiles} />
      ) : (
        <p>{TOO_MANY}.</p>
      )}
      <div className="flex flex-wrap gap-3">
        {pictures.room > 0 && <UploadChoice onChoose={pictures.addUpload} />}
        <PhoneDrop
          target={id ? { for: "product", id } : undefined}
          onLanded={id ? () => pictures.showLanded(id) : undefined}
        />
      </div>
    </section>
  );
}

interface ChooserProps {
  over: boolean;
  isFirst: boolean;
  onFiles: (files: File[]) => void;
}

function Chooser({ over, isFirst, onFiles }: ChooserProps) {
  return (
    <label className="drop-zone wide" data-over={over || undefined}>
      <input
        type="file"
        multiple
        accept={PICTURE_KINDS}
        aria-label="Add pictures"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = "";
        }}
        className="sr-only"
      />
      <span className="flex flex-col items-center gap-1 p-4 text-center text-muted">
        <Icon of={ImagePlus} className="size-7" />
        <span className="font-semibold text-text">{isFirst ? "Add pictures" : "Add more pictures"}</span>
        <span>Or drop them here, up to {MOST_PICTURES}</span>
        <span className="text-subtle">{PICTURE_HINT} each</span>
      </span>
    </label>
  );
}

/** Choose a picture that was uploaded before, instead of a file. */
function UploadChoice({ onChoose }: { onChoose: (url: string) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        From uploads
      </Button>
      <ImagePicker open={open} title="Choose a picture" onClose={() => setOpen(false)} onChoose={onChoose} />
    </>
  );
}
