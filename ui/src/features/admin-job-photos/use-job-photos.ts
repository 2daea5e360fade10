import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { tellFailure, tellUnlessAtField } from "@/shared/admin/tell-failure";
import { CAN_COME_BACK, callUndoably, useTellUndoable } from "@/shared/admin/undo";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import { toast } from "@/shared/ui/toast-store";
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

/** Reads the photos of a job again. */
export function useReread(jobId: string) {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: photosKey(jobId) });
}

/** Adds photos, one after the other; those before a refused one stay. */
export function useAddPhotos(jobId: string) {
  return useMutation({
    mutationFn: async (files: File[]) => {
      for (const file of files) {
        const body = new FormData();
        body.append("image", file);
        await request(`/api/admin/jobs/${jobId}/photos`, { method: "POST", body });
      }
    },
    onError: tellFailure("Failed to add the photo"),
    onSettled: useReread(jobId),
  });
}

/** Copies a photo of the enquiry to the job, where it can be blurred and shown. */
export function useCopyPhoto(jobId: string) {
  return useMutation({
    mutationFn: (id: string) => request(`/api/admin/jobs/${jobId}/photos/${id}/copy`, { method: "POST" }),
    onError: tellFailure("Failed to copy the photo"),
    onSettled: useReread(jobId),
  });
}

/** Changes a photo's stage or note, or shows it to the customer. */
export function useChangePhoto(jobId: string, { id }: JobPhoto) {
  return useMutation({
    mutationFn: (changes: Change) =>
      request(`/api/admin/jobs/${jobId}/photos/${id}`, { method: "PATCH", body: changes }),
    onError: tellFailure("Failed to change the photo"),
    onSettled: useReread(jobId),
  });
}

export function useOrderPhotos(jobId: string) {
  return useMutation({
    mutationFn: (ids: string[]) =>
      request(`/api/admin/jobs/${jobId}/photos/order`, { method: "POST", body: { ids } }),
    onError: tellFailure("Failed to move the photo"),
    onSettled: useReread(jobId),
  });
}

export function useRemovePhoto(jobId: string) {
  const tell = useTellUndoable();
  return useMutation({
    mutationFn: ({ id }: JobPhoto) =>
      callUndoably(`/api/admin/jobs/${jobId}/photos/${id}`, { method: "DELETE" }),
    onSuccess: ({ undo }) => tell({ title: "Photo deleted", description: CAN_COME_BACK }, undo),
    onError: tellFailure("Failed to delete the photo"),
    onSettled: useReread(jobId),
  });
}

/** Blurs a part of a photo for good. */
export function useBlurPhoto(jobId: string, { id }: JobPhoto) {
  return useMutation({
    mutationFn: (area: Area) =>
      request(`/api/admin/jobs/${jobId}/photos/${id}/blur`, { method: "POST", body: area }),
    onSuccess: () => toast({ title: "Blurred", description: "The original photo is gone." }),
    onError: tellFailure("Failed to blur the photo"),
    onSettled: useReread(jobId),
  });
}

/** Adds a job's work to the gallery. */
export function useAddWork(jobId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (work: Work) => request(`/api/admin/jobs/${jobId}/gallery`, { method: "POST", body: work }),
    onSuccess: () => {
      toast({ title: "Shown in the gallery" });
      refreshCatalogue(client);
    },
    onError: tellUnlessAtField("Failed to add it to the gallery"),
  });
}
