import { usePreview } from "@/shared/admin/use-preview";
import { Picture } from "@/shared/ui/picture";
import type { PictureDraft } from "./picture-draft";

/** What would be shown: the new file if there is one, else the picture that the product has. */
export function DraftPicture({ draft, name }: { draft: PictureDraft; name: string }) {
  const preview = usePreview(draft.file);
  const alt = draft.alt || name;
  if (draft.file) return preview && <img src={preview} alt={alt} className="size-full object-contain" />;
  return (
    draft.kept && <Picture image={draft.kept} sizes="352px" alt={alt} className="size-full object-contain" />
  );
}
