import { Suspense, useEffect } from "react";
import { useConnection } from "@/shared/api/connection";
import { type NotLoaded, part } from "./part";
import { PartBoundary } from "./part-boundary";
import { PlainToast } from "./plain-toast";
import { useToasts } from "./toast-store";

const { Part: Toaster, arrive } = part(() => import("./later/toaster"));

/** Load the scripts of the toasts before the first toast. */
export const prepareToaster = arrive;

/** Show the toasts. Until their scripts are loaded, or where they cannot be, the toasts are shown in plain. */
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
