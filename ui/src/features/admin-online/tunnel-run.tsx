import { useId } from "react";
import { tellFailure } from "@/shared/admin/tell-failure";
import { Badge } from "@/shared/ui/badge";
import { Button } from "@/shared/ui/button";
import { Textarea } from "@/shared/ui/forms/textarea";
import { type Online, type TunnelState, useOnlineAct, useSaveOnline } from "./use-online";

const FAILED = "Failed to go online";

interface TunnelRunProps {
  program: Online["programs"][number];
  online: Online;
}

/** Start and stop the tunnel. Starting it also chooses this way. */
export function TunnelRun({ program, online }: TunnelRunProps) {
  const { kind } = program;
  const reason = useId();
  const missing = whyNotYet(program);
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
          : "Anybody who knows the address can then see the shop and order. Only you can sign in to the back office."}
      </p>
      <TunnelMark tunnel={online.tunnel} />
      {online.tunnel.on ? (
        <Button pending={stop.isPending} pendingLabel="Stopping…" onClick={() => stop.mutate()}>
          Stop the tunnel
        </Button>
      ) : (
        <>
          {missing && (
            <p id={reason} className="text-muted">
              {missing}
            </p>
          )}
          <Button
            variant="primary"
            disabled={missing !== ""}
            aria-describedby={missing ? reason : undefined}
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

function whyNotYet({ name, path, allowed }: Online["programs"][number]): string {
  if (path === null) return `${name} must be on this PC first: see step 1.`;
  return allowed ? "" : `${name} needs your yes first: see step 1.`;
}

const MARKS: Record<TunnelState, { tone: "plain" | "ok" | "warn" | "danger"; text: string }> = {
  off: { tone: "plain", text: "Off" },
  starting: { tone: "warn", text: "Starting" },
  running: { tone: "ok", text: "Running" },
  failed: { tone: "danger", text: "Failed" },
};

/** Show the tunnel's state and its program's last lines, for whoever helps the owner. */
function TunnelMark({ tunnel: { on, state, sentence, lines } }: { tunnel: Online["tunnel"] }) {
  const { tone, text } = MARKS[state];
  return (
    <div className="flex w-full min-w-0 flex-col gap-3">
      {on && (
        <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={tone}>{text}</Badge>
          {sentence}
        </p>
      )}
      {lines.length > 0 && (
        <details>
          <summary className="cursor-pointer text-muted">Messages from the program</summary>
          <Textarea
            readOnly
            aria-label="The program's last messages"
            rows={8}
            wrap="off"
            className="mt-2 w-full text-label"
            value={lines.join("\n")}
          />
        </details>
      )}
    </div>
  );
}
