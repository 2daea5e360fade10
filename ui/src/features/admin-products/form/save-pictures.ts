import { serverMessage } from "@/shared/api/api-error";
import { request } from "@/shared/api/request";
import type { Picture } from "@/shared/api/types";
import { isSame, ordinalOf, shownOf, wantedOf } from "./picture-draft";
import type { Pictures } from "./use-pictures";

/** The product itself is saved, but not this one of its pictures. */
export class PictureFailed extends Error {
  constructor(
    readonly place: number,
    override readonly cause: unknown,
  ) {
    super(`Failed to upload ${ordinalOf(place)} image`);
  }
}

/**
 * Save the pictures: those that have an address, then each file, then the order of all. Every file is tried,
 * and the first that failed is reported. What was sent is not sent again by the next try.
 */
export async function savePictures(id: string, pictures: Pictures): Promise<PictureFailed | undefined> {
  const path = `/api/admin/products/${id}/images` as const;
  const drafts = shownOf(pictures.drafts).map((draft) => ({ ...draft }));
  let now = pictures.saved;
  let failed: PictureFailed | undefined;
  const note = (images: Picture[]) => {
    now = images;
    pictures.setSaved(images);
  };
  const write = async (images: { url: string; alt?: string }[]) => {
    if (!isSame(images, now)) note((await request(path, { method: "PUT", body: { images } })).product.images);
  };
  // This makes room for the files first.
  await write(wantedOf(drafts));
  for (const [place, draft] of drafts.entries()) {
    if (!draft.file) continue;
    pictures.change(draft.key, { isSending: true, problem: undefined });
    const form = new FormData();
    form.append("image", draft.file);
    try {
      note((await request(path, { method: "POST", body: form })).product.images);
      const stored = now.at(-1);
      Object.assign(draft, { url: stored?.url ?? null, stored, file: null });
    } catch (error) {
      draft.problem = serverMessage(error) ?? "Please try again.";
      failed ??= new PictureFailed(place, error);
    }
    const { url, stored, file, problem } = draft;
    pictures.change(draft.key, { url, stored, file, problem, isSending: false });
  }
  await write(wantedOf(drafts));
  return failed;
}
