import type { components } from "@/shared/api/schema";

export type Document = components["schemas"]["OwnProductDocumentView"];

/** The server refuses a sixth, and a larger one. */
export const MOST_DOCUMENTS = 5;
const DOCUMENT_BYTES = 20 * 1024 * 1024;
const TOO_MANY = `A product has at most ${MOST_DOCUMENTS} documents`;

/** Return the files that can be sent where there is room for so many, and a sentence for each of the others. */
export function sortDocuments(chosen: File[], room: number): { taken: File[]; refused: string[] } {
  const refused: string[] = [];
  const taken: File[] = [];
  for (const file of chosen) {
    if (file.type !== "application/pdf" && !/\.pdf$/i.test(file.name)) {
      refused.push(`${file.name} is not a PDF`);
    } else if (file.size > DOCUMENT_BYTES) {
      refused.push(`${file.name} is larger than 20 MB`);
    } else if (taken.length >= room) {
      refused.push(`${file.name} was not added. ${TOO_MANY}`);
    } else {
      taken.push(file);
    }
  }
  return { taken, refused };
}
