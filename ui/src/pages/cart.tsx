import { CartContents } from "@/features/cart/cart-contents";
import { useCart } from "@/features/cart/state/use-cart";
import { pageLoaded } from "@/shared/lib/page-loaded";
import { usePageTitle } from "@/shared/lib/use-page-title";
import { part } from "@/shared/ui/part";
import { Quiet } from "@/shared/ui/quiet";

// It is below the cart and may be loaded after the page.
const { Part: CartRelated } = part(() =>
  pageLoaded().then(() => import("@/features/catalogue/related/cart-related")),
);
const MOST_ASKED = 50;

export default function CartPage() {
  usePageTitle("Cart");
  const { data: cart } = useCart();
  const productIds = (cart?.items ?? []).map(({ productId }) => productId).slice(0, MOST_ASKED);
  return (
    <div className="page-width page-top min-h-dvh pb-24">
      <CartContents />
      {productIds.length > 0 && (
        <Quiet>
          <CartRelated productIds={productIds} />
        </Quiet>
      )}
    </div>
  );
}
