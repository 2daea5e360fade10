import { useState } from "react";
import { serverMessage } from "@/shared/api/api-error";
import { request } from "@/shared/api/request";

export const MOST_PHOTOS = 4;

/** Photos that are still to be added to an enquiry that was sent, and why they were not. */
export interface UnsentPhotos {
  token: string;
  files: File[];
  reason: string;
}

/** Return the chosen photos, at most four. `tooMany` says that more were chosen. */
export function useChosenPhotos() {
  const [photos, setPhotos] = useState<File[]>([]);
  const [tooMany, setTooMany] = useState(false);
  const choose = (files: FileList | null) => {
    const all = [...photos, ...(files ?? [])];
    setTooMany(all.length > MOST_PHOTOS);
    setPhotos(all.slice(0, MOST_PHOTOS));
  };
  const drop = (photo: File) => {
    setTooMany(false);
    setPhotos(photos.filter((each) => each !== photo));
  };
  const clear = () => {
    setTooMany(false);
    setPhotos([]);
  };
  return { photos, tooMany, choose, drop, clear };
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
