import { tellFailure } from "@/shared/admin/tell-failure";
import { Button } from "@/shared/ui/button";
import type { Online } from "./online-types";
import { useSaveOnline } from "./use-online";

/** Keeps the shop to this PC. */
export function StayHere({ online: { kind, door } }: { online: Online }) {
  const save = useSaveOnline();
  if (kind === "none" || kind === null) {
    return (
      <p className="max-w-measure">Only this PC shows the shop. Choose a way above to bring it online.</p>
    );
  }
  return (
    <div className="flex max-w-measure flex-col items-start gap-3">
      <p>
        The shop then believes no tunnel any more.
        {door.openToNetwork && " Its door to your network closes at the next start."}
      </p>
      <Button
        pending={save.isPending}
        pendingLabel="Saving…"
        onClick={() => save.mutate({ tunnel: "none" }, { onError: tellFailure("Failed to choose it") })}
      >
        Keep the shop to this PC
      </Button>
    </div>
  );
}
