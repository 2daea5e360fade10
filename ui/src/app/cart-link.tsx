import { ShoppingCart } from "lucide-react";
import { Link } from "react-router-dom";
import { useCartCount } from "@/features/cart/use-cart";
import { Icon } from "@/shared/ui/icon";

export function CartLink() {
  const count = useCartCount();
  return (
    <Link
      to="/cart"
      className="button relative"
      data-variant="ghost"
      data-size="icon"
      data-tooltip="Cart"
      aria-label={count > 0 ? `Cart, ${count} ${count === 1 ? "item" : "items"}` : "Cart"}
    >
      <Icon of={ShoppingCart} />
      {count > 0 && (
        <span
          aria-hidden="true"
          className="tabular absolute top-0 right-0 min-w-5 rounded-control bg-accent px-1 text-center font-bold text-label text-on-accent leading-5"
        >
          {count}
        </span>
      )}
    </Link>
  );
}
