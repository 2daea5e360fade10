import { ImageOff } from "lucide-react";
import type { CartItem } from "@/shared/api/types";
import { Icon } from "@/shared/ui/icon";
import { Picture } from "@/shared/ui/picture";

/** A line's small picture; the name beside it says what it is. */
export function CartPicture({ product }: Pick<CartItem, "product">) {
  const [image] = product.images;
  return (
    <div className="relative aspect-project overflow-hidden rounded-control bg-raised">
      {image && (
        <Picture
          image={image}
          alt=""
          sizes="(min-width: 40rem) 144px, 96px"
          className="size-full object-cover"
        />
      )}
      {!image && <Icon of={ImageOff} className="absolute inset-0 m-auto text-subtle" />}
    </div>
  );
}
