import { useState } from "react";
import { ImagePicker } from "@/shared/admin/image-picker";
import { Button } from "@/shared/ui/button";

interface UploadChoiceProps {
  ordinal: string;
  /** Takes the url of an earlier upload. */
  onChoose: (url: string) => void;
}

/** A picture that was uploaded before, instead of a file. */
export function UploadChoice({ ordinal, onChoose }: UploadChoiceProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        size="small"
        aria-label={`From uploads: choose the ${ordinal} image`}
        onClick={() => setOpen(true)}
      >
        From uploads
      </Button>
      <ImagePicker
        open={open}
        title={`Choose the ${ordinal} image`}
        onClose={() => setOpen(false)}
        onChoose={onChoose}
      />
    </>
  );
}
