import { useState } from "react";
import { serverMessage } from "@/shared/api/api-error";
import { request } from "@/shared/api/request";
import { PICTURE_BYTES } from "@/shared/lib/picture-bytes";

const MOST_PHOTOS = 4;
const ALL_TAKEN = "You can add up to four photos.";

/** Photos that are still to be added to an enquiry that was sent, and why they were not. */
export interface UnsentPhotos {
  token: string;
  files: File[];
  reason: string;
}

/** Return the chosen photos, at most four. `refusal` says why others were left out. */
export function useChosenPhotos() {
  const [photos, setPhotos] = useState<File[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const choose = (files: FileList | null) => {
    const chosen = [...(files ?? [])];
    const large = chosen.filter(isTooLarge);
    const all = [...photos, ...chosen.filter((file) => !isTooLarge(file))];
    const tooMany = all.length > MOST_PHOTOS ? ALL_TAKEN : undefined;
    setRefusal(
      large[0] ? `A photo can have at most 10 MB: ${large.map(({ name }) => name).join(", ")}` : tooMany,
    );
    setPhotos(all.slice(0, MOST_PHOTOS));
  };
  const drop = (photo: File) => {
    setRefusal(undefined);
    setPhotos(photos.filter((each) => each !== photo));
  };
  const clear = () => {
    setRefusal(undefined);
    setPhotos([]);
  };
  return { photos, refusal, choose, drop, clear };
}

function isTooLarge({ size }: File): boolean {
  return size > PICTURE_BYTES;
}

/** Send the photos one after the other. Returns those that were refused, with the last reason. */
export async function sendPhotos(token: string, files: File[]): Promise<UnsentPhotos | null> {
  const left: File[] = [];
  let reason = "";
  for (const file of files) {
    try {
      const body = new FormData();
      body.set("image", file);
      await request(`/api/contact/photos/${token}`, { method: "POST", body });
    } catch (error) {
      left.push(file);
      reason = serverMessage(error) ?? "The connection was lost.";
    }
  }
  return left.length > 0 ? { token, files: left, reason } : null;
}
