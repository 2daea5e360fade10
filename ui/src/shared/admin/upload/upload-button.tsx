import { type ComponentProps, useRef } from "react";
import { Button } from "@/shared/ui/button";
import { PICTURE_KINDS } from "./picture-kinds";

interface UploadButtonProps extends Pick<ComponentProps<typeof Button>, "size" | "variant"> {
  label: string;
  /** The file's name for those who do not see the button: "Picture to upload". */
  fileLabel: string;
  pending: boolean;
  /** Several may be chosen at once. */
  multiple?: boolean;
  /** Is called with the first file, and with all of them. */
  onChoose: (file: File, files: File[]) => void;
}

/** Show a button that asks for a picture of this device, or for several. */
export function UploadButton({ label, fileLabel, pending, multiple, onChoose, ...look }: UploadButtonProps) {
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
        multiple={multiple}
        aria-label={fileLabel}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          if (files[0]) onChoose(files[0], files);
          // The same picture may be chosen again after a failure.
          target.value = "";
        }}
      />
    </>
  );
}
