import { describe, expect, it } from "vitest";
import type { Picture } from "@/shared/api/types";
import {
  draftsOf,
  fileDraft,
  isChanged,
  sortFiles,
  uploadDraft,
  wantedOf,
  withLanded,
} from "./picture-draft";

const picture = (url: string, alt = ""): Picture => ({ url, width: 40, height: 30, widths: [40], alt });
const file = (name: string, type = "image/png", size = 3) => {
  const made = new File(["abc"], name, { type });
  Object.defineProperty(made, "size", { value: size });
  return made;
};

describe("pictures that land while the form is open", () => {
  it("come last, and are no change to save", () => {
    const saved = [picture("/a"), picture("/b")];
    const drafts = withLanded(draftsOf([picture("/a")]), saved);
    expect(drafts.map(({ url }) => url)).toEqual(["/a", "/b"]);
    expect(isChanged(drafts, saved)).toBe(false);
  });

  it("leave what the owner removed and chose", () => {
    const drafted = [
      { url: "/a", alt: "", removed: true },
      { url: "/up", alt: "A box", removed: false },
    ];
    const drafts = draftsOf([picture("/a"), picture("/b")], drafted);
    expect(wantedOf(drafts)).toEqual([
      { url: "/up", alt: "A box" },
      { url: "/b", alt: "" },
    ]);
  });
});

describe("a change of pictures", () => {
  const saved = [picture("/a", "Front"), picture("/b")];
  const [first, second] = draftsOf(saved);
  it.each([
    ["none", draftsOf(saved), false],
    ["another order", [second, first], true],
    ["other words", [{ ...first, alt: "Back" }, second], true],
    ["one removed", [{ ...first, removed: true }, second], true],
    ["an upload", [first, second, uploadDraft("/up")], true],
    ["a file", [first, second, fileDraft(file("c.png"))], true],
    ["a file that was removed again", [first, second, { ...fileDraft(file("c.png")), removed: true }], false],
  ])("%s", (_what, drafts, changed) => {
    expect(isChanged(drafts as ReturnType<typeof draftsOf>, saved)).toBe(changed);
  });

  it("leaves an upload its own words", () => {
    expect(wantedOf([uploadDraft("/up")])).toEqual([{ url: "/up" }]);
  });
});

describe("chosen files", () => {
  it("are refused one by one, each in a sentence", () => {
    const chosen = [
      file("a.png"),
      file("b.gif", "image/gif"),
      file("c.jpg", "image/jpeg", 10 * 1024 * 1024 + 1),
      file("d.webp", "image/webp"),
      file("e.png"),
    ];
    const { taken, refused } = sortFiles(chosen, 2);
    expect(taken.map(({ name }) => name)).toEqual(["a.png", "d.webp"]);
    expect(refused).toEqual([
      "b.gif is not a JPEG, PNG or WebP picture",
      "c.jpg is larger than 10 MB",
      "e.png was not added. A product has at most 12 pictures",
    ]);
  });
});
