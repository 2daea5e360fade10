import { Suspense, useEffect } from "react";
import { useConnection } from "@/shared/api/connection";
import { type NotLoaded, part } from "./part";
import { PartBoundary } from "./part-boundary";
import { PlainToast } from "./plain-toast";
import { useToasts } from "./toast-store";

const { Part: Toaster, arrive } = part(() => import("./later/toaster"));

/** Fetches the toasts' machinery ahead of the first toast. */
export const prepareToaster = arrive;

/** Shows the toasts by their machinery; until it is here, or where it cannot be had, in plain. */
export function LazyToaster() {
  const newest = useToasts(({ toasts }) => toasts[0]?.id);
  if (!newest) return null;
  return (
    <PartBoundary
      resetKey={newest}
      fallback={(error) => <MissingToaster outdated={(error as NotLoaded).outdated} />}
    >
      <Suspense fallback={<PlainToast />}>
        <Toaster />
      </Suspense>
    </PartBoundary>
  );
}

function MissingToaster({ outdated }: Pick<NotLoaded, "outdated">) {
  useEffect(() => {
    if (outdated) useConnection.setState({ outdated });
  }, [outdated]);
  return <PlainToast />;
}
