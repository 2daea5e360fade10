import { useReducer } from "react";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import type { UploadedImage } from "@/shared/admin/types";
import { useCall } from "@/shared/admin/use-call";
import { ApiError, serverMessage } from "@/shared/api/api-error";
import { toast } from "@/shared/ui/toast-store";
import { isDue, type QueuedFile, uploadQueue } from "./upload-queue";

/** Return the files to upload, and a function that sends them one after the other. */
export function useUploading() {
  const [queue, act] = useReducer(uploadQueue, []);
  const change = (id: number, changes: Partial<QueuedFile>) => act({ type: "change", id, changes });
  const send = async ({ id, file }: QueuedFile) => {
    change(id, { state: "sending", part: 0, reason: undefined });
    await sendImage(file, (part) => change(id, { part }));
    change(id, { state: "done" });
  };
  const { mutate, isPending } = useCall(
    async (due: QueuedFile[]) => {
      const errors: unknown[] = [];
      for (const queued of due) {
        await send(queued).catch((error: unknown) => {
          change(queued.id, { state: "failed", reason: serverMessage(error) });
          errors.push(error);
        });
      }
      if (errors.length > 0) throw errors.find(isSessionEnd) ?? errors[0];
      return due.length;
    },
    {
      success: (count) => ({ title: count === 1 ? "Picture uploaded" : `${count} pictures uploaded` }),
      refused: () => {
        const description = "Failed to upload image. Please try again.";
        toast({ title: "Upload failed", description, tone: "danger" });
      },
      reload: refreshCatalogue,
      reloadsAlways: true,
    },
  );
  const upload = () => {
    const due = queue.filter(isDue);
    if (due.length > 0) mutate(due);
    else
      toast({ title: "No file selected", description: "Please select an image to upload", tone: "danger" });
  };
  return {
    queue,
    add: (files: File[]) => act({ type: "add", files }),
    remove: (id: number) => act({ type: "remove", id }),
    upload,
    uploading: isPending,
  };
}

function isSessionEnd(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

/** Send one image and report how much of it was sent, from 0 to 1. Throws ApiError like every other call. */
function sendImage(file: File, onProgress: (part: number) => void): Promise<UploadedImage> {
  const form = new FormData();
  form.append("image", file);
  // fetch() does not report the progress of what it sends.
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
