import { ImagePlus, Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { TextInput } from "@/shared/admin/forms/inputs";
import { ImagePicker } from "@/shared/admin/upload/image-picker";
import { PICTURE_HINT, PICTURE_KINDS } from "@/shared/admin/upload/picture-kinds";
import { useDropTarget } from "@/shared/admin/upload/use-drop-target";
import { productChange } from "@/shared/api/fields/admin-fields";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import { Picture } from "@/shared/ui/picture";
import { type PictureDraft, SLOTS } from "./picture-draft";

interface PictureSlotProps {
  place: 0 | 1;
  draft: PictureDraft;
  onChange: (changes: Partial<PictureDraft>) => void;
}

/** Choose, drop, replace or remove one of the two pictures. Nothing is sent before the form is saved. */
export function PictureSlot({ place, draft, onChange }: PictureSlotProps) {
  const { ordinal } = SLOTS[place];
  const name = `${ordinal === "first" ? "First" : "Second"} picture`;
  const chooser = useRef<HTMLInputElement>(null);
  const take = ([file]: File[]) => file && onChange({ file, upload: null, removed: false });
  const { over, handlers } = useDropTarget(take);
  const present =
    draft.file !== null || draft.upload !== null || (draft.stored !== undefined && !draft.removed);
  const remove = () => {
    onChange({ file: null, upload: null, removed: true, alt: "" });
    chooser.current?.focus();
  };
  return (
    <fieldset className="flex flex-col gap-3" {...handlers}>
      <legend className="mb-1.5 font-semibold">{name}</legend>
      <label className="drop-zone" data-over={over || undefined}>
        <input
          ref={chooser}
          type="file"
          accept={PICTURE_KINDS}
          aria-label={present ? `Replace ${ordinal} picture` : `Choose ${ordinal} picture`}
          onChange={({ target }) => {
            take([...(target.files ?? [])]);
            target.value = "";
          }}
          className="sr-only"
        />
        {present ? (
          <DraftPicture draft={draft} name={name} />
        ) : (
          <span className="flex flex-col items-center gap-2 p-4 text-center text-muted">
            <Icon of={ImagePlus} className="size-7" />
            <span className="font-semibold text-text">Choose {ordinal} picture</span>
            <span>Or drop it here</span>
            <span className="text-subtle">{PICTURE_HINT}</span>
          </span>
        )}
      </label>
      <div className="flex flex-wrap gap-3">
        {present && (
          <Button size="small" onClick={() => chooser.current?.click()}>
            Replace
          </Button>
        )}
        <UploadChoice
          ordinal={ordinal}
          onChoose={(upload) => onChange({ upload, file: null, removed: false, alt: "" })}
        />
        {present && (
          <Button size="small" variant="ghost" onClick={remove}>
            <Icon of={Trash2} className="size-4" />
            Remove
          </Button>
        )}
      </div>
      {present && (
        <TextInput
          label={`Description of the ${ordinal} picture`}
          hint="For people who cannot see the picture: what does it show?"
          optional
          value={draft.alt}
          maxLength={productChange.imageAlt.maxLength}
          onValue={(alt) => onChange({ alt })}
        />
      )}
    </fieldset>
  );
}

/** Show the picture to be saved: the new file or the upload if there is one, else the stored picture. */
function DraftPicture({ draft, name }: { draft: PictureDraft; name: string }) {
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
    return <span className="p-4 text-center text-danger">{file.name} is not a picture</span>;
  return (
    <img src={preview} alt={alt} onError={() => setBroken(preview)} className="size-full object-contain" />
  );
}

interface UploadChoiceProps {
  ordinal: string;
  /** Is called with the URL of an earlier upload. */
  onChoose: (url: string) => void;
}

/** Choose a picture that was uploaded before, instead of a file. */
function UploadChoice({ ordinal, onChoose }: UploadChoiceProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        aria-label={`From uploads: choose the ${ordinal} picture`}
        onClick={() => setOpen(true)}
      >
        From uploads
      </Button>
      <ImagePicker
        open={open}
        title={`Choose the ${ordinal} picture`}
        onClose={() => setOpen(false)}
        onChoose={onChoose}
      />
    </>
  );
}

/** Return the address under which the page can show a file that has not been sent yet. */
function usePreview(file: File | null): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(undefined);
    };
  }, [file]);
  return url;
}
