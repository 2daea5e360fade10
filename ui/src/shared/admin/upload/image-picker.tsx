import { useRef } from "react";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { ImageGrid } from "./image-grid";
import { PICTURE_HINT, PICTURE_KINDS } from "./picture-kinds";
import { useUploadImage } from "./use-upload-image";

interface ImagePickerProps {
  open: boolean;
  title: string;
  onClose: () => void;
  /** Takes the chosen upload's url. */
  onChoose: (url: string) => void;
}

/** A choice among the uploads, with the way to add one right there: that one is then chosen. */
export function ImagePicker({ open, title, onClose, onChoose }: ImagePickerProps) {
  const upload = useUploadImage();
  const choose = (url: string) => {
    onChoose(url);
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={title} busy={upload.isPending} className="md:max-w-[52rem]">
      <div className="max-h-[60vh] overflow-y-auto p-1">
        <ImageGrid onChoose={choose} />
      </div>
      <div className="flex flex-wrap items-center justify-end gap-3">
        <p className="mr-auto text-muted text-small">{PICTURE_HINT}</p>
        <Button disabled={upload.isPending} onClick={onClose}>
          Cancel
        </Button>
        <UploadButton
          pending={upload.isPending}
          onChoose={(file) => upload.mutate(file, { onSuccess: ({ url }) => choose(url) })}
        />
      </div>
    </Dialog>
  );
}

interface UploadButtonProps {
  pending: boolean;
  onChoose: (file: File) => void;
}

/** A button that asks for one picture of this device. */
function UploadButton({ pending, onChoose }: UploadButtonProps) {
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
