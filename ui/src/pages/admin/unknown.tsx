import { useLayoutEffect } from "react";
import NotFoundPage from "../not-found";

/** The 404 page is the public one, in its own light. */
export default function UnknownPage() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const { theme } = dataset;
    delete dataset.theme;
    return () => {
      if (theme) dataset.theme = theme;
    };
  }, []);
  return (
    <main id="main" tabIndex={-1}>
      <NotFoundPage />
    </main>
  );
}
