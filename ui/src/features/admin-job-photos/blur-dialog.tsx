import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { type Area, between, grownBy, middleOf, movedBy } from "./area";
import { type JobPhoto, useBlurPhoto } from "./use-job-photos";

interface BlurDialogProps {
  jobId: string;
  photo: JobPhoto;
  onClose: () => void;
}

/** Blur a part of a photo, drawn by mouse or finger, or moved by the arrow keys. */
export function BlurDialog({ jobId, photo, onClose }: BlurDialogProps) {
  const [area, setArea] = useState(() => middleOf(photo));
  const blur = useBlurPhoto(jobId, photo);
  return (
    <Dialog
      open
      onClose={onClose}
      title="Blur a part"
      busy={blur.isPending}
      description="Drag over what nobody should recognise: a number plate, a face. The original photo is deleted permanently."
      className="md:max-w-[52rem]"
    >
      <AreaChoice photo={photo} area={area} onChange={setArea} />
      <div className="dialog-buttons">
        <p id="blur-keys" className="mr-auto text-muted text-small">
          Use the arrow keys to move the frame; hold Shift to change its size.
        </p>
        <Button disabled={blur.isPending} onClick={onClose}>
          Cancel
        </Button>
        <Button
          variant="primary"
          pending={blur.isPending}
          pendingLabel="Blurring…"
          onClick={() => blur.mutate(area, { onSuccess: onClose })}
        >
          Blur permanently
        </Button>
      </div>
    </Dialog>
  );
}

interface AreaChoiceProps {
  photo: JobPhoto;
  area: Area;
  onChange: (area: Area) => void;
}

const STEP = 10;
const KEYS: Record<string, [number, number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
};

function AreaChoice({ photo, area, onChange }: AreaChoiceProps) {
  const draw = useDrawing(photo, onChange);
  const press = (event: KeyboardEvent) => {
    const by = KEYS[event.key];
    if (!by) return;
    event.preventDefault();
    onChange((event.shiftKey ? grownBy : movedBy)(area, ...by, photo));
  };
  return (
    // A finger draws here and does not scroll. Both are drawn at the photo's own proportions.
    <div className="relative mx-auto w-fit cursor-crosshair touch-none select-none" {...draw}>
      <img
        src={photo.url}
        alt=""
        width={photo.width}
        height={photo.height}
        draggable={false}
        className="h-auto max-h-[60dvh] w-auto max-w-full"
      />
      <button
        type="button"
        aria-label={`Part to blur: ${area.width} by ${area.height} pixels, ${area.x} from the left, ${area.y} from the top`}
        aria-describedby="blur-keys"
        onKeyDown={press}
        className="absolute cursor-crosshair border-2 border-accent backdrop-blur-[6px]"
        style={placeOf(area, photo)}
      />
    </div>
  );
}

/** Return the handlers by which a pointer draws an area over a photo. */
function useDrawing(photo: JobPhoto, onChange: (area: Area) => void) {
  const from = useRef<{ x: number; y: number }>(undefined);
  const at = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect();
    const scale = photo.width / box.width;
    return { x: (clientX - box.left) * scale, y: (clientY - box.top) * scale };
  };
  return {
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = at(event);
    },
    onPointerMove: (event: PointerEvent) => {
      if (from.current) onChange(between(from.current, at(event), photo));
    },
    onPointerUp: () => {
      from.current = undefined;
    },
    onPointerCancel: () => {
      from.current = undefined;
    },
  };
}

function placeOf({ x, y, width, height }: Area, photo: JobPhoto) {
  return {
    left: `${(100 * x) / photo.width}%`,
    top: `${(100 * y) / photo.height}%`,
    width: `${(100 * width) / photo.width}%`,
    height: `${(100 * height) / photo.height}%`,
  };
}
