import { useEffect } from "react";
import { Button } from "@/shared/ui/button";

/** A fresh page is the way out of a broken one: links are plain, and going back loads anew. */
export function ErrorScreen() {
  useEffect(() => {
    const reload = () => window.location.reload();
    window.addEventListener("popstate", reload);
    return () => window.removeEventListener("popstate", reload);
  }, []);
  return (
    <main className="page-width flex min-h-dvh flex-col items-start justify-center gap-6">
      <h1 className="headline text-h1">Something went wrong</h1>
      <p className="max-w-measure text-muted">
        This page could not be shown. Please load it again; if that does not help, start from the home page.
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={() => window.location.reload()}>
          Load again
        </Button>
        <a href="/" className="button" data-variant="secondary">
          Home page
        </a>
      </div>
    </main>
  );
}
