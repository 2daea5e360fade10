import { usePageTitle } from "@/shared/lib/use-page-title";

export default function ShopPage() {
  usePageTitle("Shop");
  return (
    <div className="page-width page-top">
      <h1 className="headline text-h1">Shop</h1>
    </div>
  );
}
