import { TimeText } from "@/shared/admin/time-text";
import { Badge } from "@/shared/ui/badge";
import type { LogEvent } from "./use-log";

const LEVELS = {
  WARNING: <Badge tone="warn">Warning</Badge>,
  ERROR: <Badge tone="danger">Error</Badge>,
  CRITICAL: <Badge tone="danger">Error</Badge>,
};

/** One event: when, what, and behind a click what a programmer would ask for. */
export function LogEventRow({ event: { at, level, text, detail } }: { event: LogEvent }) {
  return (
    <li className="flex flex-col gap-1 border-line border-b py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
        {at && <TimeText of={at} />}
        {LEVELS[level as keyof typeof LEVELS]}
      </div>
      <p className="break-words">{text}</p>
      {detail && (
        <details>
          <summary className="cursor-pointer text-muted">For a programmer</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
          <pre tabIndex={0} className="mt-2 max-h-80 overflow-auto border border-line p-3">
            {detail}
          </pre>
        </details>
      )}
    </li>
  );
}
