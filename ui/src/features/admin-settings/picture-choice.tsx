import { useState } from "react";
import { ImagePicker } from "@/shared/admin/image-picker";
import { Button } from "@/shared/ui/button";

interface PictureChoiceProps {
  /** The card whose picture it is. */
  of: string;
  onChoose: (url: string) => void;
}

export function PictureChoice({ of, onChoose }: PictureChoiceProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-label={`Replace the picture of ${of}`} onClick={() => setOpen(true)}>
        Replace
      </Button>
      <ImagePicker open={open} title="Choose a picture" onClose={() => setOpen(false)} onChoose={onChoose} />
    </>
  );
}
