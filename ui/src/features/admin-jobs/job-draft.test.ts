import { describe, expect, it } from "vitest";
import { freeLine } from "@/shared/admin/lines/draft-line";
import { type JobDraft, putJobOver } from "./job-draft";

const line = (key: string, text: string) => ({ ...freeLine(), key, text });
const job = (changes: Partial<JobDraft>): JobDraft => ({
  carId: "",
  promisedAt: "",
  mileage: "",
  note: "",
  lines: [],
  ...changes,
});

describe("putJobOver", () => {
  it("puts the typed fields over the job as it is now", () => {
    const now = job({ note: "Key in the box", promisedAt: "2026-12-06T17:00" });
    const typed = job({ note: "Call before", mileage: "5000" });
    expect(putJobOver(job({}), now, typed)).toEqual({ ...now, note: "Call before", mileage: "5000" });
  });

  it("takes lines that others added, changed and removed, and leaves those that were typed", () => {
    const was = job({ lines: [line("a", "Wash"), line("b", "Polish"), line("c", "Wax"), line("d", "Dry")] });
    const now = job({ lines: [line("a", "Hand wash"), line("c", "Wax"), line("e", "Ceramic")] });
    const typed = job({ lines: [line("a", "Wash"), line("d", "Dry twice"), line("new-0", "Tint")] });
    const over = putJobOver(was, now, typed).lines;
    expect(over.map(({ text }) => text)).toEqual(["Hand wash", "Dry twice", "Tint", "Ceramic"]);
    expect(over.map(({ key }) => key.replace(/\d+/, ""))).toEqual(["a", "new-", "new-", "e"]);
  });
});
