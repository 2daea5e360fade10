import { ImagePlus } from "lucide-react";
import { PICTURE_HINT, PICTURE_KINDS } from "@/shared/admin/picture-kinds";
import { useDropTarget } from "@/shared/admin/use-drop-target";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import { QueueRow } from "./queue-row";
import { useUploading } from "./use-uploading";

/** Choosing or dropping images, and sending them. */
export function UploadPanel() {
  const { queue, add, remove, upload, uploading } = useUploading();
  const { over, handlers } = useDropTarget(add);
  return (
    <section aria-label="Upload" className="panel">
      <label className="drop-zone wide" data-over={over || undefined} {...handlers}>
        <input
          type="file"
          multiple
          accept={PICTURE_KINDS}
          aria-label="Choose images"
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            target.value = "";
          }}
          className="sr-only"
        />
        <span className="flex flex-col items-center gap-2 p-6 text-center text-muted">
          <Icon of={ImagePlus} className="size-7" />
          <span className="font-semibold text-text">Choose images</span>
          <span>Or drop them here: several at once if you like</span>
          <span className="text-subtle">{PICTURE_HINT}</span>
        </span>
      </label>
      {queue.length > 0 && (
        <ul aria-label="Chosen images">
          {queue.map((queued) => (
            <QueueRow key={queued.id} queued={queued} onRemove={() => remove(queued.id)} />
          ))}
        </ul>
      )}
      <Button
        variant="primary"
        pending={uploading}
        pendingLabel="Uploading…"
        onClick={upload}
        className="justify-self-start"
      >
        Upload
      </Button>
    </section>
  );
}
