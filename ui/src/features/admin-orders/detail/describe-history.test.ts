import { describe, expect, it } from "vitest";
import type { OrderEvent } from "../order-types";
import { describeHistory } from "./describe-history";

const event = (status: OrderEvent["status"], minute: number, note: string | null = null): OrderEvent => ({
  status,
  note,
  createdAt: `2026-03-02T10:0${minute}:00Z`,
});

describe("an order's history", () => {
  it("begins with the order, names each step and tells notes from steps", () => {
    const history = [
      event("pending", 1),
      event("pending", 2, "Rang, no answer"),
      event("confirmed", 3, "Collects on Friday"),
      event("cancelled", 4),
    ];
    expect(describeHistory(history).map(({ title, note }) => [title, note])).toEqual([
      ["Order placed", null],
      ["Note", "Rang, no answer"],
      ["Confirmed", "Collects on Friday"],
      ["Cancelled", null],
    ]);
  });

  it("shows a correction with a change a line", () => {
    const history = [event("pending", 1), event("pending", 2, "Corrected: name A → B; Mats 1 → 0")];
    expect(describeHistory(history)[1]).toMatchObject({ title: "Corrected", note: "name A → B\nMats 1 → 0" });
  });
});
