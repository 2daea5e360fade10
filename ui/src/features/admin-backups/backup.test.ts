import { describe, expect, it } from "vitest";
import { formatSize } from "@/shared/lib/file-size";
import { type Backup, contentOf, occasionOf } from "./backup";

const BACKUP: Backup = {
  name: "pitlane-20260302-100000.zip",
  createdAt: "2026-03-02T10:00:00.000Z",
  size: 1,
  products: 40,
  orders: 1,
  images: 0,
};

describe("a backup in words", () => {
  it.each([
    [0, "0 B"],
    [999, "999 B"],
    [15_400, "15 kB"],
    [1_234_567, "1.2 MB"],
    [98_700_000, "99 MB"],
    [2_500_000_000, "2.5 GB"],
  ])("%i bytes are %s", (bytes, text) => {
    expect(formatSize(bytes)).toBe(text);
  });

  it.each([
    ["pitlane-20260302-100000.zip", "Manual"],
    ["pitlane-20260302-100000-daily.zip", "Daily"],
    ["pitlane-20260302-100000-before-restore-2.zip", "Before a restore"],
  ])("%s was made: %s", (name, occasion) => {
    expect(occasionOf({ ...BACKUP, name })).toBe(occasion);
  });

  it("counts what is in it, and says nothing of a file that cannot be read", () => {
    expect(contentOf(BACKUP)).toBe("40 products, 1 order, 0 pictures");
    expect(contentOf({ ...BACKUP, products: null })).toBeNull();
  });
});
