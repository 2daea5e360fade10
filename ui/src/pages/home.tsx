import { usePageTitle } from "@/shared/lib/use-page-title";

export function HomePage() {
  usePageTitle();
  return (
    <div className="page-width page-top">
      <h1 className="headline text-display">Transform Your Vehicle Into A Work of Art</h1>
    </div>
  );
}
