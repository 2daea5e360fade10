import { useQuery, useQueryClient } from "@tanstack/react-query";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { CAN_COME_BACK, callUndoably } from "@/shared/admin/undo";
import { useCall, useUndoableCall } from "@/shared/admin/use-call";
import { serverMessage } from "@/shared/api/api-error";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import type { ToastMessage } from "@/shared/ui/toast-store";
import type { Area } from "./area";

type Shapes = components["schemas"];

export type JobPhotos = Shapes["JobPhotosView"];
export type JobPhoto = Shapes["AdminJobPhotoView"];
export type ShownPhoto = Shapes["PhotoView"];
export type Stage = NonNullable<JobPhoto["stage"]>;
export type Work = Shapes["JobWorkBody"];
type Change = Partial<Shapes["JobPhotoChange"]>;

export const STAGES: Record<Stage, string> = {
  before: "Before",
  during: "During",
  after: "After",
  damage: "Damage",
  other: "Other",
};

const photosKey = (jobId: string) => apiKey(`/api/admin/jobs/${jobId}/photos`);

export function useJobPhotos(jobId: string) {
  return useQuery(reading(photosKey(jobId)));
}

/** Read the photos of a job again, and the job itself, because one with photos cannot be deleted. */
export function useReread(jobId: string) {
  const client = useQueryClient();
  const job = apiKey(`/api/admin/jobs/${jobId}`);
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: photosKey(jobId) }),
      client.invalidateQueries({ queryKey: job, exact: true }),
    ]);
}

/** Add photos one after the other. A refused one keeps no other back, and is named with the reason. */
export function useAddPhotos(jobId: string) {
  return useCall(
    async (files: File[]) => {
      const refused: string[] = [];
      for (const file of files) {
        const body = new FormData();
        body.append("image", file);
        await request(`/api/admin/jobs/${jobId}/photos`, { method: "POST", body }).catch((error: unknown) =>
          refused.push(`${file.name}: ${serverMessage(error) ?? "the server could not be reached"}`),
        );
      }
      return refused;
    },
    { success: (refused, { length }) => tellRefused(refused, length), reload: useReread(jobId) },
  );
}

function tellRefused(refused: string[], sent: number): ToastMessage | undefined {
  if (refused.length === 0) return undefined;
  return {
    title: sent === 1 ? "Failed to add the photo" : `Failed to add ${refused.length} of ${sent} photos`,
    description: refused.join("; "),
    tone: "danger",
  };
}

/** Copy a photo of the enquiry to the job, where it can be blurred and shown. */
export function useCopyPhoto(jobId: string) {
  return useCall((id: string) => request(`/api/admin/jobs/${jobId}/photos/${id}/copy`, { method: "POST" }), {
    failure: "Failed to copy the photo",
    reload: useReread(jobId),
    reloadsAlways: true,
  });
}

/** Change a photo's stage or note, or show it to the customer. */
export function useChangePhoto(jobId: string, { id }: JobPhoto) {
  return useCall(
    (changes: Change) => request(`/api/admin/jobs/${jobId}/photos/${id}`, { method: "PATCH", body: changes }),
    { failure: "Failed to change the photo", reload: useReread(jobId), reloadsAlways: true },
  );
}

export function useOrderPhotos(jobId: string) {
  return useCall(
    (ids: string[]) => request(`/api/admin/jobs/${jobId}/photos/order`, { method: "POST", body: { ids } }),
    { failure: "Failed to move the photo", reload: useReread(jobId), reloadsAlways: true },
  );
}

export function useRemovePhoto(jobId: string) {
  return useUndoableCall(
    ({ id }: JobPhoto) => callUndoably(`/api/admin/jobs/${jobId}/photos/${id}`, { method: "DELETE" }),
    {
      failure: "Failed to delete the photo",
      success: { title: "Photo deleted", description: CAN_COME_BACK },
      reload: useReread(jobId),
      reloadsAlways: true,
    },
  );
}

/** Blur a part of a photo for good. */
export function useBlurPhoto(jobId: string, { id }: JobPhoto) {
  return useCall(
    (area: Area) => request(`/api/admin/jobs/${jobId}/photos/${id}/blur`, { method: "POST", body: area }),
    {
      failure: "Failed to blur the photo",
      success: { title: "Blurred", description: "The original photo is gone." },
      reload: useReread(jobId),
      reloadsAlways: true,
    },
  );
}

/** Add a job's work to the gallery. */
export function useAddWork(jobId: string) {
  return useCall(
    (work: Work) => request(`/api/admin/jobs/${jobId}/gallery`, { method: "POST", body: work }),
    {
      failure: "Failed to add it to the gallery",
      atFields: true,
      success: { title: "Shown in the gallery" },
      reload: refreshCatalogue,
    },
  );
}
