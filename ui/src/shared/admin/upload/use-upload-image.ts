import { useCall } from "@/shared/admin/use-call";
import { apiKey } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";

export const UPLOADS_KEY = apiKey("/api/admin/uploads");

/** Add a picture to the uploads. */
export function useUploadImage() {
  return useCall(
    (image: File) => {
      const body = new FormData();
      body.append("image", image);
      return request("/api/admin/upload-image", { method: "POST", body });
    },
    { failure: "Failed to upload the picture", reload: UPLOADS_KEY },
  );
}
