import { useState } from "react";
import { Badge } from "@/shared/ui/badge";
import type { Kind } from "./use-online";
import { OTHER_KINDS, RECOMMENDED, WAYS } from "./ways";

interface WayCardsProps {
  /** The way that is looked at. */
  value: Kind;
  /** The way in force. */
  chosen: Kind | null;
  disabled: boolean;
  onChange: (kind: Kind) => void;
}

/**
 * Choose the recommended way or, once they are opened, another one. They are native radio buttons, each as a
 * card.
 */
export function WayCards(props: WayCardsProps) {
  const { value, chosen, disabled } = props;
  const [isOpen, setOpen] = useState(
    [value, chosen ?? RECOMMENDED].some((kind) => OTHER_KINDS.includes(kind)),
  );
  return (
    <fieldset disabled={disabled} className="flex flex-col items-start gap-3">
      <legend className="sr-only">How customers reach the shop</legend>
      <Cards {...props} kinds={[RECOMMENDED, "none"]} />
      <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)} className="w-full">
        <summary className="cursor-pointer py-3 font-semibold">Other ways</summary>
        <Cards {...props} kinds={OTHER_KINDS} />
      </details>
    </fieldset>
  );
}

function Cards({ value, chosen, onChange, kinds }: WayCardsProps & { kinds: Kind[] }) {
  return (
    <div className="grid w-full gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {kinds.map((kind) => (
        <label
          key={kind}
          className="flex gap-3 rounded-card border border-line bg-surface p-4 has-checked:border-text has-disabled:not-has-checked:opacity-60 has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
        >
          <input
            type="radio"
            name="way"
            value={kind}
            checked={kind === value}
            onChange={() => onChange(kind)}
            className="mt-0.5 size-4.5 shrink-0 accent-accent"
          />
          <WayText kind={kind} chosen={kind === chosen} />
        </label>
      ))}
    </div>
  );
}

function WayText({ kind, chosen }: { kind: Kind; chosen: boolean }) {
  const { label, good, needs, costs } = WAYS[kind];
  return (
    <span className="flex flex-col gap-1.5">
      <span className="flex flex-wrap items-center gap-2 font-semibold">
        {label}
        {chosen ? <Badge>In use</Badge> : kind === RECOMMENDED && <Badge>Recommended</Badge>}
      </span>
      <span>{good}</span>
      {kind !== "none" && (
        <span className="text-muted">
          Needs: {needs}
          <br />
          Costs: {costs}
        </span>
      )}
    </span>
  );
}
