import { useId } from "react";
import { tellFailure } from "@/shared/admin/tell-failure";
import { Button } from "@/shared/ui/button";
import type { Online } from "./online-types";
import { TunnelStanding } from "./tunnel-standing";
import { useOnlineAct, useSaveOnline } from "./use-online";

const FAILED = "Failed to go online";

interface TunnelRunProps {
  program: Online["programs"][number];
  online: Online;
}

/** Starts and stops the tunnel; starting it also chooses this way. */
export function TunnelRun({ program: { kind, name, path }, online }: TunnelRunProps) {
  const reason = useId();
  const save = useSaveOnline();
  const start = useOnlineAct("start", FAILED);
  const stop = useOnlineAct("stop", "Failed to stop the tunnel");
  const run = async () => {
    try {
      if (online.kind !== kind) await save.mutateAsync({ tunnel: kind });
      start.mutate();
    } catch (error) {
      tellFailure(FAILED)(error);
    }
  };
  return (
    <>
      <p>
        {online.tunnel.on
          ? "It runs for as long as the shop does, and comes back when the shop starts again."
          : "Anybody who knows the address can then see the shop and order. The back office stays yours alone."}
      </p>
      <TunnelStanding tunnel={online.tunnel} />
      {online.tunnel.on ? (
        <Button pending={stop.isPending} pendingLabel="Stopping…" onClick={() => stop.mutate()}>
          Stop the tunnel
        </Button>
      ) : (
        <>
          {path === null && (
            <p id={reason} className="text-muted">
              {name} must be on this PC first: see step 1.
            </p>
          )}
          <Button
            variant="primary"
            disabled={path === null}
            aria-describedby={path === null ? reason : undefined}
            pending={save.isPending || start.isPending}
            pendingLabel="Starting…"
            onClick={run}
          >
            Go online
          </Button>
        </>
      )}
    </>
  );
}
