import { X } from "lucide-react";
import { IconButton } from "@/shared/ui/icon-button";
import { isDue, type QueuedFile } from "./upload-queue";

const KILOBYTE = 1000;

export function QueueRow({ queued, onRemove }: { queued: QueuedFile; onRemove: () => void }) {
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
