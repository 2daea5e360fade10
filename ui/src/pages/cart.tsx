import { CartContents } from "@/features/cart/cart-contents";
import { usePageTitle } from "@/shared/lib/use-page-title";

export default function CartPage() {
  usePageTitle("Cart");
  return (
    <div className="page-width page-top min-h-dvh pb-24">
      <CartContents />
    </div>
  );
}
