import { useQuery } from "@tanstack/react-query";
import type { OrderedKind } from "@/shared/admin/forms/row-fields";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { SHARED_LIST } from "@/shared/admin/table/list-reading";
import { useCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";

type Shapes = components["schemas"];

/** A piece of work. `slot` is its card of the home page. */
export type GalleryItem = Shapes["GalleryItemView"];
export type ItemFields = Required<Omit<Shapes["GalleryItemChange"], "shown">>;
/** Without an id it is added. */
interface Save {
  id?: string | undefined;
  slot: Shapes["NewGalleryItem"]["slot"];
  fields: ItemFields;
}

export const GALLERY: OrderedKind = { path: "/api/admin/gallery", noun: "gallery item" };

export function useGallery() {
  return useQuery({ ...reading(apiKey("/api/admin/gallery")), ...SHARED_LIST });
}

/** Add or change an item. A refusal that names no field is shown in a toast. */
export function useSaveItem() {
  return useCall(
    ({ id, slot, fields }: Save) =>
      id
        ? request(`/api/admin/gallery/${id}`, { method: "PATCH", body: fields })
        : request("/api/admin/gallery", { method: "POST", body: { ...fields, slot } }),
    { failure: "Failed to save the gallery item", atFields: true, reload: refreshCatalogue },
  );
}

/** Show an item to visitors, or hide it from them. */
export function useShowItem({ id, shown }: GalleryItem) {
  return useCall(() => request(`/api/admin/gallery/${id}`, { method: "PATCH", body: { shown: !shown } }), {
    failure: "Failed to save the gallery item",
    reload: refreshCatalogue,
  });
}
