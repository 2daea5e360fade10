import { Badge } from "@/shared/ui/badge";
import { Textarea } from "@/shared/ui/textarea";
import type { Online, TunnelState } from "./online-types";

const MARKS: Record<TunnelState, { tone: "plain" | "ok" | "warn" | "danger"; text: string }> = {
  off: { tone: "plain", text: "Off" },
  starting: { tone: "warn", text: "Starting" },
  running: { tone: "ok", text: "Running" },
  failed: { tone: "danger", text: "Failed" },
};

/** How the tunnel stands, in one sentence, with the program's own last lines for whoever helps the owner. */
export function TunnelStanding({ tunnel: { on, state, sentence, lines } }: { tunnel: Online["tunnel"] }) {
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
          <summary className="cursor-pointer text-muted">What the program says</summary>
          <Textarea
            readOnly
            aria-label="The program's last lines"
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
