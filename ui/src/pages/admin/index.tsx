import "./admin.css";
import { usePageTitle } from "@/shared/lib/use-page-title";

export default function AdminPages() {
  usePageTitle("Back office");
  return (
    <main id="main" tabIndex={-1} className="page-width">
      <h1 className="headline text-h2">Back office</h1>
    </main>
  );
}
