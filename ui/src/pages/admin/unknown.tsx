import { useLayoutEffect } from "react";
import NotFoundPage from "../not-found";

/** Show the public 404 page, in the colours of the back office. */
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
