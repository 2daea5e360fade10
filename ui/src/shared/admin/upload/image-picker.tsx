import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { ImageGrid } from "./image-grid";
import { PICTURE_HINT } from "./picture-kinds";
import { UploadButton } from "./upload-button";
import { useUploadImage } from "./use-upload-image";

interface ImagePickerProps {
  open: boolean;
  title: string;
  onClose: () => void;
  /** Is called with the chosen upload's URL. */
  onChoose: (url: string) => void;
}

/** Choose one of the uploads, or add one right there, which is then chosen. */
export function ImagePicker({ open, title, onClose, onChoose }: ImagePickerProps) {
  const upload = useUploadImage();
  const choose = (url: string) => {
    onChoose(url);
    onClose();
  };
  return (
    <Dialog open={open} onClose={onClose} title={title} busy={upload.isPending} className="md:max-w-[52rem]">
      <ImageGrid onChoose={choose} />
      <div className="dialog-buttons">
        <p className="mr-auto text-muted text-small">{PICTURE_HINT}</p>
        <Button disabled={upload.isPending} onClick={onClose}>
          Cancel
        </Button>
        <UploadButton
          variant="primary"
          label="Upload a picture"
          fileLabel="Picture to upload"
          pending={upload.isPending}
          onChoose={(file) => upload.mutate(file, { onSuccess: ({ url }) => choose(url) })}
        />
      </div>
    </Dialog>
  );
}
