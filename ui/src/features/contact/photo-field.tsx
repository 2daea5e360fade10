import { X } from "lucide-react";
import { useRef } from "react";
import { Field } from "@/shared/ui/forms/field";
import { IconButton } from "@/shared/ui/icon-button";
import { HomeIcon } from "@/shared/ui/pictures/home-icon";
import type { useChosenPhotos } from "./enquiry-photos";

/** Take up to four photos. The field has no name, so that a draft is stored without them. */
export function PhotoField({ photos, refusal, choose, drop }: ReturnType<typeof useChosenPhotos>) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Field label="Photos" optional error={refusal}>
        {(control) => (
          <button
            {...control}
            type="button"
            className="control flex items-center gap-3"
            onClick={() => input.current?.click()}
          >
            <HomeIcon id="camera" className="size-5 text-subtle" />
            {photos.length === 0 ? "Add up to four" : "Add more"}
          </button>
        )}
      </Field>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple
        hidden
        onChange={({ target }) => {
          choose(target.files);
          target.value = "";
        }}
      />
      {photos.length > 0 && (
        <ul aria-label="Chosen photos" className="mt-2">
          {photos.map((photo, place) => (
            <li key={`${photo.name}-${place}`} className="flex items-center justify-between gap-2">
              <span className="truncate">{photo.name}</span>
              <IconButton icon={X} label={`Remove ${photo.name}`} onClick={() => drop(photo)} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
