import { useConnection } from "@/shared/api/connection";
import { reloadPage } from "@/shared/lib/reload";
import { Button } from "@/shared/ui/button";

/** Under the header, over the page, moving nothing: there is no connection, or the page is of an older build. */
export function ConnectionBar() {
  const { lost, outdated } = useConnection();
  if (!lost && !outdated) return null;
  return (
    <div className="pointer-events-none fixed inset-x-4 top-(--header-height) z-40 flex justify-center">
      <div
        role="alert"
        className="flex items-center gap-4 rounded-card border border-line border-l-4 border-l-warn bg-raised px-3 py-1 text-small"
      >
        {lost ? "No connection, trying again" : "The site was updated while this page was open."}
        {!lost && (
          <Button size="small" onClick={reloadPage} className="pointer-events-auto">
            Reload
          </Button>
        )}
      </div>
    </div>
  );
}
