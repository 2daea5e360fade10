import { ImageOff } from "lucide-react";
import type { Picture as PictureSource } from "@/shared/api/types";
import { Icon } from "@/shared/ui/icon";
import { Picture } from "@/shared/ui/picture";

/** The first picture, small; its row says the name. */
export function ProductThumb({ image }: { image: PictureSource | undefined }) {
  return (
    <span className="product-thumb">
      {image ? (
        <Picture image={image} sizes="56px" alt="" className="size-full object-cover" />
      ) : (
        <Icon of={ImageOff} className="size-4 text-subtle" />
      )}
    </span>
  );
}
