import { expect, it } from "vitest";
import { isDue, type QueuedFile, uploadQueue } from "./upload-queue";

const file = (name: string) => new File(["x"], name);
const names = (queue: QueuedFile[]) => queue.map((queued) => queued.file.name);

it("takes files in, changes one, and lets one go", () => {
  const two = uploadQueue([], { type: "add", files: [file("a.jpg"), file("b.jpg")] });
  const id = two[0]?.id ?? 0;
  const sending = uploadQueue(two, { type: "change", id, changes: { state: "sending", part: 0.5 } });
  expect(sending.map(({ state }) => state)).toEqual(["sending", "waiting"]);
  expect(names(uploadQueue(sending, { type: "remove", id }))).toEqual(["b.jpg"]);
});

it("drops what is already sent when new files come, and keeps what failed", () => {
  const [sent, failed] = uploadQueue([], { type: "add", files: [file("sent.jpg"), file("failed.jpg")] });
  const queue = [
    { ...sent, state: "done" },
    { ...failed, state: "failed" },
  ] as QueuedFile[];
  const next = uploadQueue(queue, { type: "add", files: [file("new.jpg")] });
  expect(names(next)).toEqual(["failed.jpg", "new.jpg"]);
  expect(next.every(isDue)).toBe(true);
});
