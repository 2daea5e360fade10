import { useState } from "react";
import { CATEGORIES } from "@/shared/admin/forms/row-fields";
import { useRowCalls } from "@/shared/admin/forms/use-row-calls";
import { tellFailure } from "@/shared/admin/tell-failure";
import type { CountedCategory } from "@/shared/admin/types";
import { ImagePicker } from "@/shared/admin/upload/image-picker";
import { Button } from "@/shared/ui/button";

/** Give the category a picture from the uploads, or remove it. Without one its first product's is shown. */
export function CategoryPicture({ category: { id, name, imageUrl } }: { category: CountedCategory }) {
  const [picking, setPicking] = useState(false);
  const { save } = useRowCalls(CATEGORIES);
  const show = (url: string | null) =>
    save.mutate({ id, body: { imageUrl: url } }, { onError: tellFailure("Failed to save the picture") });
  return (
    <span className="flex items-center gap-2">
      {imageUrl && (
        <img src={imageUrl} alt="" className="size-14 rounded-control bg-(--color-picture) object-cover" />
      )}
      <Button size="small" onClick={() => setPicking(true)}>
        {imageUrl ? "Change picture" : "Choose picture"}
      </Button>
      {imageUrl && (
        <Button size="small" variant="ghost" pending={save.isPending} onClick={() => show(null)}>
          Remove picture
        </Button>
      )}
      <ImagePicker
        open={picking}
        title={`Picture of ${name}`}
        onClose={() => setPicking(false)}
        onChoose={show}
      />
    </span>
  );
}
