import { useMutation, useQueryClient } from "@tanstack/react-query";
import { apiKey } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import { tellFailure } from "../tell-failure";

export const UPLOADS_KEY = apiKey("/api/admin/uploads");

/** Add a picture to the uploads. */
export function useUploadImage() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (image: File) => {
      const body = new FormData();
      body.append("image", image);
      return request("/api/admin/upload-image", { method: "POST", body });
    },
    onSuccess: () => client.invalidateQueries({ queryKey: UPLOADS_KEY }),
    onError: tellFailure("Failed to upload the picture"),
  });
}
