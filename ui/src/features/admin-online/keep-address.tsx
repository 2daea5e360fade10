import { tellFailure } from "@/shared/admin/tell-failure";
import { Button } from "@/shared/ui/button";
import type { Online } from "./online-types";
import { useSaveOnline } from "./use-online";

/** A trial address is for this run alone; an account's own stays and may be written down. */
export function KeepAddress({ online: { kind, publicUrl } }: { online: Online }) {
  const save = useSaveOnline();
  if (kind === "cloudflare") {
    return (
      <p className="max-w-measure border-warn border-l-2 pl-3">
        This address is for trying. It holds until the tunnel stops, and the next start brings another one.
      </p>
    );
  }
  return (
    <>
      <p className="max-w-measure text-muted">
        The address comes from your account. Keep it, and links in mails lead to it also while the tunnel is
        stopped.
      </p>
      <Button
        size="small"
        pending={save.isPending}
        pendingLabel="Keeping…"
        onClick={() => save.mutate({ publicUrl }, { onError: tellFailure("Failed to keep the address") })}
      >
        Keep this address
      </Button>
    </>
  );
}
