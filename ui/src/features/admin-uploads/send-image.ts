import type { UploadedImage } from "@/shared/admin/types";
import { ApiError } from "@/shared/api/api-error";

/** Sends one image and tells how much of it has gone, from 0 to 1. Raises ApiError like every other call. */
export function sendImage(file: File, onProgress: (part: number) => void): Promise<UploadedImage> {
  const form = new FormData();
  form.append("image", file);
  // fetch() cannot tell the progress of what it sends.
  const call = new XMLHttpRequest();
  return new Promise((resolve, reject) => {
    call.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    call.onload = () => {
      if (call.status < 300) resolve(JSON.parse(call.responseText) as UploadedImage);
      else reject(new ApiError(call.status, call.responseText || call.statusText));
    };
    call.onerror = () => reject(new TypeError("The server could not be reached"));
    call.open("POST", "/api/admin/upload-image");
    call.send(form);
  });
}
