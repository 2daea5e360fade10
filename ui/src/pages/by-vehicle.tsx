import { usePageTitle } from "@/shared/lib/use-page-title";

export default function ByVehiclePage() {
  usePageTitle("Shop by Vehicle");
  return (
    <div className="page-width page-top">
      <h1 className="headline text-h1">Shop by Vehicle</h1>
    </div>
  );
}
