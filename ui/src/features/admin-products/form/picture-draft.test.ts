import { describe, expect, it } from "vitest";
import type { Picture, Product } from "@/shared/api/types";
import { draftsOf, isChanged, withLanded } from "./picture-draft";

const picture = (url: string): Picture => ({ url, width: 40, height: 30, widths: [40], alt: "" });
const with2 = (first: string | null, second: string | null) =>
  ({
    imageUrl: first,
    imageUrl2: second,
    images: [first, second].filter((url) => url !== null).map(picture),
  }) as Product;

describe("pictures that land while the form is open", () => {
  it("are shown where there was none, and are no change to save", () => {
    const drafts = withLanded(draftsOf(with2("/a", null), [{}, { removed: true }]), with2("/a", "/b"));
    expect(drafts.map(({ stored }) => stored?.url)).toEqual(["/a", "/b"]);
    expect(drafts.some(isChanged)).toBe(false);
  });

  it("leave what the owner chose", () => {
    const chosen = draftsOf(with2("/a", null), [{ removed: true }, { upload: "/c" }]);
    const [first, second] = withLanded(chosen, with2("/a", "/b"));
    expect([first.removed, second.upload]).toEqual([true, "/c"]);
  });
});
