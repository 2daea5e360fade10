import { usePageTitle } from "@/shared/lib/use-page-title";

export default function ProductPage() {
  usePageTitle("Product");
  return (
    <div className="page-width page-top">
      <h1 className="headline text-h1">Product</h1>
    </div>
  );
}
