import { TimeText } from "@/shared/admin/time-text";
import { Button } from "@/shared/ui/button";
import { type Kind, type Online, type ReachabilityState, useOnlineAct } from "./use-online";

const WORDS: Record<ReachabilityState, { colour: string; text: string }> = {
  off: { colour: "bg-control", text: "Not online" },
  unknown: { colour: "bg-control", text: "Not checked yet" },
  reachable: { colour: "bg-ok", text: "Reachable" },
  unreachable: { colour: "bg-danger", text: "Not reachable" },
  sleeps: { colour: "bg-warn", text: "This PC may sleep" },
};

/** Show whether customers reach the shop, which is found by requesting its public URL. */
export function Reachability({ lamp, kind }: { lamp: Online["lamp"]; kind: Kind | null }) {
  const check = useOnlineAct("check", "Failed to check the address");
  const { colour, text } = WORDS[lamp.state];
  return (
    <div className="flex w-full flex-col items-start gap-3">
      <div role="status" className="flex gap-3">
        <span aria-hidden="true" className={`mt-1 size-3 shrink-0 rounded-full ${colour}`} />
        <div>
          <p>
            <strong>{text}.</strong> {lamp.state !== "unknown" && lamp.sentence}
          </p>
          {lamp.checkedAt && (
            <p className="text-muted">
              Checked at <TimeText of={lamp.checkedAt} />, and again every ten minutes.
            </p>
          )}
          {kind === "router" && lamp.state === "unreachable" && (
            <p className="text-muted">
              Some routers do not let a PC reach itself at its public address. Try it with a phone that is not
              on your Wi-Fi.
            </p>
          )}
        </div>
      </div>
      <Button size="small" pending={check.isPending} pendingLabel="Checking…" onClick={() => check.mutate()}>
        Check from outside
      </Button>
    </div>
  );
}
