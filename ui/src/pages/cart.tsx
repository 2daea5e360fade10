import { usePageTitle } from "@/shared/lib/use-page-title";

export default function CartPage() {
  usePageTitle("Cart");
  return (
    <div className="page-width page-top">
      <h1 className="headline text-h1">Cart</h1>
    </div>
  );
}
