import { useRef } from "react";
import { Button } from "@/shared/ui/button";
import { PICTURE_KINDS } from "./picture-kinds";

interface UploadButtonProps {
  pending: boolean;
  onChoose: (file: File) => void;
}

/** A button that asks for one picture of this device. */
export function UploadButton({ pending, onChoose }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="primary"
        pending={pending}
        pendingLabel="Uploading…"
        onClick={() => input.current?.click()}
      >
        Upload a picture
      </Button>
      <input
        ref={input}
        type="file"
        accept={PICTURE_KINDS}
        aria-label="Picture to upload"
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onChoose(file);
          // The same picture may be chosen again after a failure.
          target.value = "";
        }}
      />
    </>
  );
}
