import { useState } from "react";
import { usePreview } from "@/shared/admin/use-preview";
import { Picture } from "@/shared/ui/picture";
import type { PictureDraft } from "./picture-draft";

/** What would be shown: the new file or the upload if there is one, else the picture that the product has. */
export function DraftPicture({ draft, name }: { draft: PictureDraft; name: string }) {
  const alt = draft.alt || name;
  if (draft.file) return <FilePreview file={draft.file} alt={alt} />;
  if (draft.upload) return <img src={draft.upload} alt={alt} className="size-full object-contain" />;
  return (
    draft.stored && (
      <Picture image={draft.stored} sizes="352px" alt={alt} className="size-full object-contain" />
    )
  );
}

function FilePreview({ file, alt }: { file: File; alt: string }) {
  const preview = usePreview(file);
  const [broken, setBroken] = useState<string>();
  if (!preview) return null;
  if (broken === preview)
    return <span className="p-4 text-center text-danger">{file.name} shows no picture</span>;
  return (
    <img src={preview} alt={alt} onError={() => setBroken(preview)} className="size-full object-contain" />
  );
}
