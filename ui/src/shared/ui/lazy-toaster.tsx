import { lazy, Suspense } from "react";
import { useToasts } from "./toast-store";

const Toaster = lazy(() => import("./toaster"));

/** Loads the toasts' machinery with the first toast. */
export function LazyToaster() {
  const needed = useToasts(({ toasts }) => toasts.length > 0);
  return <Suspense>{needed && <Toaster />}</Suspense>;
}
