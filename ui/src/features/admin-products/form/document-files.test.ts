import { describe, expect, it } from "vitest";
import { sortDocuments } from "./document-files";

function fileOf(name: string, size = 10, type = "application/pdf"): File {
  const file = new File(["%PDF-"], name, { type });
  Object.defineProperty(file, "size", { value: size });
  return file;
}

const namesOf = (files: File[]) => files.map(({ name }) => name);

describe("documents that were chosen", () => {
  it("are sent where they are PDFs of at most 20 MB", () => {
    const { taken, refused } = sortDocuments(
      [
        fileOf("guide.pdf"),
        fileOf("untyped.PDF", 10, ""),
        fileOf("photo.jpg", 10, "image/jpeg"),
        fileOf("scan.pdf", 30 * 1024 * 1024),
      ],
      5,
    );
    expect(namesOf(taken)).toEqual(["guide.pdf", "untyped.PDF"]);
    expect(refused).toEqual(["photo.jpg is not a PDF", "scan.pdf is larger than 20 MB"]);
  });

  it("are refused beyond the fifth", () => {
    const { taken, refused } = sortDocuments([fileOf("a.pdf"), fileOf("b.pdf")], 1);
    expect(namesOf(taken)).toEqual(["a.pdf"]);
    expect(refused).toEqual(["b.pdf was not added. A product has at most 5 documents"]);
  });
});
