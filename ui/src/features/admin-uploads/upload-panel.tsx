import { ImagePlus, X } from "lucide-react";
import { PhoneDrop } from "@/shared/admin/upload/phone-drop";
import { PICTURE_HINT, PICTURE_KINDS } from "@/shared/admin/upload/picture-kinds";
import { useDropTarget } from "@/shared/admin/upload/use-drop-target";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import { IconButton } from "@/shared/ui/icon-button";
import { isDue, type QueuedFile } from "./upload-queue";
import { useUploading } from "./use-uploading";

/** Choose or drop images, and send them. */
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
          aria-label="Choose pictures"
          onChange={({ target }) => {
            add([...(target.files ?? [])]);
            target.value = "";
          }}
          className="sr-only"
        />
        <span className="flex flex-col items-center gap-2 p-6 text-center text-muted">
          <Icon of={ImagePlus} className="size-7" />
          <span className="font-semibold text-text">Choose pictures</span>
          <span>Or drop them here: several at once if you like</span>
          <span className="text-subtle">{PICTURE_HINT}</span>
        </span>
      </label>
      {queue.length > 0 && (
        <ul aria-label="Chosen pictures">
          {queue.map((queued) => (
            <QueueRow key={queued.id} queued={queued} onRemove={() => remove(queued.id)} />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="primary" pending={uploading} pendingLabel="Uploading…" onClick={upload}>
          Upload
        </Button>
        <PhoneDrop />
      </div>
    </section>
  );
}

const KILOBYTE = 1000;

function QueueRow({ queued, onRemove }: { queued: QueuedFile; onRemove: () => void }) {
  const { file, state, part } = queued;
  return (
    <li className="list-row border-line border-b">
      <span className="min-w-0 flex-1 truncate">{file.name}</span>
      <span className="text-muted tabular">{sizeOf(file)}</span>
      {state === "sending" ? (
        <progress
          value={part}
          max={1}
          aria-label={`Uploading ${file.name}`}
          className="h-2 w-32 accent-accent"
        />
      ) : (
        <span className={TONES[state]}>{words(queued)}</span>
      )}
      {isDue(queued) && <IconButton icon={X} label={`Leave out ${file.name}`} onClick={onRemove} />}
    </li>
  );
}

const TONES = { waiting: "text-muted", done: "text-ok", failed: "text-danger" };

function words({ state, reason }: QueuedFile): string {
  if (state === "failed") return reason ?? "Not sent";
  return state === "done" ? "Uploaded" : "Ready";
}

function sizeOf({ size }: File): string {
  const kilobytes = Math.ceil(size / KILOBYTE);
  return kilobytes < KILOBYTE ? `${kilobytes} kB` : `${(kilobytes / KILOBYTE).toFixed(1)} MB`;
}
