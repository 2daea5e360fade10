import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "@/shared/lib/cx";
import { formatPrice } from "@/shared/lib/money";
import { Icon } from "@/shared/ui/icon";
import { groupLines } from "./group-lines";
import type { QuoteLine } from "./quote-types";
import { sayUnits } from "./quote-words";

interface QuoteLinesProps {
  lines: QuoteLine[];
  chosen: string[];
  /** It is missing where nothing can be chosen any more. */
  onTake?: ((id: string, taken: boolean) => void) | undefined;
}

/**
 * Show the lines of a quote: the fixed ones, those to tick, and those of which one is chosen. Several choices
 * have letters.
 */
export function QuoteLines({ lines, chosen, onTake }: QuoteLinesProps) {
  const groups = groupLines(lines);
  const areNamed = groups.filter(({ choice }) => choice).length > 1;
  return (
    <ul aria-label="What the quote is for" className="border-line border-t">
      {groups.map(({ choice, lines: [first, ...others] }) =>
        first && (choice || others.length > 0) ? (
          <li key={first.id} className="border-line border-b py-3">
            <fieldset>
              <legend className="mb-1 font-semibold">
                {`${onTake ? "Choose one" : "One of these"}${areNamed ? ` (${choice})` : ""}`}
              </legend>
              {[first, ...others].map((line) => (
                <LineRow key={line.id} line={line} taken={chosen.includes(line.id)} onTake={onTake} />
              ))}
            </fieldset>
          </li>
        ) : (
          first && (
            <li key={first.id} className="border-line border-b">
              <LineRow line={first} taken={chosen.includes(first.id)} onTake={onTake} />
            </li>
          )
        ),
      )}
    </ul>
  );
}

interface LineRowProps {
  line: QuoteLine;
  taken: boolean;
  onTake?: QuoteLinesProps["onTake"];
}

function LineRow({ line, taken, onTake }: LineRowProps) {
  const isFree = line.isOptional || line.choice !== null;
  const units = sayUnits(line);
  return (
    <LineFrame labels={isFree && onTake ? line.id : undefined}>
      <LineMark line={line} taken={taken} onTake={isFree ? onTake : undefined} />
      <span className={cx("min-w-0 grow", !taken && "text-muted")}>
        <span className="wrap-anywhere block">{line.text}</span>
        <span className="block text-muted text-small">
          {[line.isOptional && "Optional", units].filter(Boolean).join(" · ")}
        </span>
      </span>
      <span className={cx("shrink-0 tabular", taken ? "font-semibold" : "text-muted")}>
        {formatPrice(line.amount)}
      </span>
    </LineFrame>
  );
}

const FRAME = "flex min-h-12 items-start gap-3 py-2.5";

/** Make the whole row the label of a line that can be chosen. */
function LineFrame({ labels, children }: { labels: string | undefined; children: ReactNode }) {
  if (!labels) return <div className={FRAME}>{children}</div>;
  return (
    <label htmlFor={labels} className={cx(FRAME, "cursor-pointer")}>
      {children}
    </label>
  );
}

function LineMark({ line, taken, onTake }: LineRowProps) {
  if (!onTake)
    return (
      <span className="flex size-6 shrink-0 items-center justify-center">
        {taken && <Icon of={Check} className="size-5 text-ok" />}
        <span className="sr-only">{taken ? "Included:" : "Not included:"}</span>
      </span>
    );
  const isRadio = line.choice !== null && !line.isOptional;
  return (
    <input
      id={line.id}
      type={isRadio ? "radio" : "checkbox"}
      name={isRadio ? `choice-${line.choice}` : undefined}
      checked={taken}
      onChange={({ target }) => onTake(line.id, target.checked)}
      className="size-6 shrink-0 accent-accent"
    />
  );
}
