export interface QueuedFile {
  id: number;
  file: File;
  state: "waiting" | "sending" | "done" | "failed";
  /** The part that was sent so far, from 0 to 1. */
  part: number;
  /** The reason of the failure. */
  reason?: string | undefined;
}

export type QueueAct =
  | { type: "add"; files: File[] }
  | { type: "change"; id: number; changes: Partial<QueuedFile> }
  | { type: "remove"; id: number };

let lastId = 0;

/** Return the files of this visit after an action. The ones already sent are dropped when new ones are chosen. */
export function uploadQueue(queue: QueuedFile[], act: QueueAct): QueuedFile[] {
  switch (act.type) {
    case "add":
      return [...queue.filter(({ state }) => state !== "done"), ...act.files.map(waiting)];
    case "change":
      return queue.map((queued) => (queued.id === act.id ? { ...queued, ...act.changes } : queued));
    case "remove":
      return queue.filter(({ id }) => id !== act.id);
  }
}

/** Return whether the Upload button would send the file: new ones, and those that failed before. */
export function isDue({ state }: QueuedFile): boolean {
  return state === "waiting" || state === "failed";
}

function waiting(file: File): QueuedFile {
  lastId += 1;
  return { id: lastId, file, state: "waiting", part: 0 };
}
