import { usePageTitle } from "@/shared/lib/use-page-title";

export default function CheckoutPage() {
  usePageTitle("Checkout");
  return (
    <div className="page-width page-top">
      <h1 className="headline text-h1">Checkout</h1>
    </div>
  );
}
