import { countOf } from "@/shared/admin/count-of";
import { Button } from "@/shared/ui/button";
import type { Outcome } from "./outcome";
import type { ImportFlow } from "./use-import";

const NAMED = 20;

/** Return "Pads, Discs and 3 more". */
export function nameSome(names: string[]): string {
  const rest = names.length - NAMED;
  return `${names.slice(0, NAMED).join(", ")}${rest > 0 ? ` and ${rest} more` : ""}`;
}

/** Offer one button for all names that the shop does not have, and one for all lines that cannot be read. */
export function WaysOn({ outcome, flow }: { outcome: Outcome; flow: ImportFlow }) {
  const { missing } = outcome;
  const lines = [...new Set(outcome.errors.map(({ line }) => line))];
  return (
    <>
      {missing.length > 0 && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="min-w-0 wrap-anywhere">Not in the shop yet: {nameSome(missing)}.</p>
          <Button size="small" disabled={flow.checking} onClick={flow.addMissing}>
            {missing.length === 1 ? "Create this one" : `Create these ${missing.length}`}
          </Button>
        </div>
      )}
      {!lines.includes(1) && lines.length > 1 && (
        <Button
          size="small"
          disabled={flow.checking}
          onClick={() => flow.leaveOut([...flow.leftOut, ...lines])}
          className="self-start"
        >
          {`Leave out these ${lines.length} lines`}
        </Button>
      )}
    </>
  );
}

/** Show the lines that the import goes on without, and a button that takes them in again. */
export function LeftOutLines({ flow: { leftOut, leaveOut } }: { flow: ImportFlow }) {
  if (leftOut.length === 0) return null;
  const numbers = [...leftOut].sort((one, other) => one - other).map(String);
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="min-w-0 text-warn wrap-anywhere">
        {countOf(leftOut.length, "line")} left out: {nameSome(numbers)}.
      </p>
      <Button size="small" onClick={() => leaveOut([])}>
        {leftOut.length === 1 ? "Put it back" : "Put them back"}
      </Button>
    </div>
  );
}
