import { ImagePlus } from "lucide-react";
import { useState } from "react";
import { ImagePicker } from "@/shared/admin/upload/image-picker";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import type { ItemFields } from "./use-gallery";

interface PicturePairProps {
  fields: ItemFields;
  errors: Record<string, string>;
  onChange: (changes: Partial<ItemFields>) => void;
}

/** Choose the picture before and the one after among the uploads. */
export function PicturePair({ fields, errors, onChange }: PicturePairProps) {
  const [choosing, setChoosing] = useState<"beforeImage" | "afterImage">();
  const choice = (name: "beforeImage" | "afterImage", label: string) => (
    <PictureChoice
      label={label}
      optional={name === "beforeImage"}
      url={fields[name]}
      error={errors[name]}
      onAsk={() => setChoosing(name)}
      onDrop={() => onChange({ [name]: null })}
    />
  );
  return (
    <div className="grid grid-cols-2 gap-4 sm:col-span-2">
      {choice("beforeImage", "Before")}
      {choice("afterImage", "After")}
      <ImagePicker
        open={choosing !== undefined}
        title={choosing === "beforeImage" ? "Choose the “before” picture" : "Choose the “after” picture"}
        onClose={() => setChoosing(undefined)}
        onChoose={(url) => choosing && onChange({ [choosing]: url })}
      />
    </div>
  );
}

interface PictureChoiceProps {
  label: string;
  optional: boolean;
  url: string | null;
  error: string | undefined;
  onAsk: () => void;
  onDrop: () => void;
}

function PictureChoice({ label, optional, url, error, onAsk, onDrop }: PictureChoiceProps) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-small">
        {label}
        {optional && <span className="font-normal text-subtle"> (optional)</span>}
      </legend>
      {error && (
        <p role="alert" tabIndex={-1} data-wrong="" className="mb-1.5 text-danger text-small">
          {error}
        </p>
      )}
      {url ? (
        <img src={url} alt="" className="aspect-project w-full rounded-card bg-raised object-cover" />
      ) : (
        <div className="grid aspect-project place-items-center rounded-card border border-line bg-raised text-subtle">
          <Icon of={ImagePlus} />
        </div>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" aria-label={`Choose the “${label.toLowerCase()}” picture`} onClick={onAsk}>
          {url ? "Replace" : "Choose"}
        </Button>
        {url && optional && (
          <Button size="small" variant="ghost" aria-label="Remove the “before” picture" onClick={onDrop}>
            Remove
          </Button>
        )}
      </div>
    </fieldset>
  );
}
