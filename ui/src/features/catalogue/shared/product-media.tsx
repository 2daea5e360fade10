import type { Product } from "@/shared/api/types";
import { Badge } from "@/shared/ui/badge";
import { Initials } from "@/shared/ui/initials";
import { Picture } from "@/shared/ui/picture";

const SIZES = "(min-width: 80rem) 290px, (min-width: 64rem) 30vw, 46vw";

interface ProductMediaProps {
  product: Pick<Product, "name" | "images" | "featured">;
  /** The pointer or the focus rests on the card. Only then the second picture is fetched. */
  peeked: boolean;
  priority: boolean;
}

/** Show a card's picture. The link beside it has the name, so the pictures have no text of their own. */
export function ProductMedia({ product: { name, images, featured }, peeked, priority }: ProductMediaProps) {
  const [first, second] = images;
  return (
    <div className="relative aspect-project overflow-hidden bg-raised">
      {first && (
        <Picture image={first} alt="" sizes={SIZES} priority={priority} className="size-full object-cover" />
      )}
      {!first && <Initials of={name} className="text-h2" />}
      {second && peeked && (
        <Picture
          image={second}
          alt=""
          sizes={SIZES}
          data-testid="second-picture"
          className="second-picture size-full object-cover"
        />
      )}
      {featured === 1 && (
        <div className="absolute top-3 left-3">
          <Badge tone="accent">Featured</Badge>
        </div>
      )}
    </div>
  );
}
