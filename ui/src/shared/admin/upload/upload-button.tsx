import { type ComponentProps, useRef } from "react";
import { Button } from "@/shared/ui/button";
import { PICTURE_KINDS } from "./picture-kinds";

interface UploadButtonProps extends Pick<ComponentProps<typeof Button>, "size" | "variant"> {
  label: string;
  /** The file's name for those who do not see the button: "Picture to upload". */
  fileLabel: string;
  pending: boolean;
  onChoose: (file: File) => void;
}

/** A button that asks for one picture of this device. */
export function UploadButton({ label, fileLabel, pending, onChoose, ...look }: UploadButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...look} pending={pending} pendingLabel="Uploading…" onClick={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={PICTURE_KINDS}
        aria-label={fileLabel}
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
