import { useRef, useState } from "react";
import { formatPrice } from "@/shared/lib/money";
import { sayUnits } from "@/shared/quote/quote-words";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/forms/field";
import { Input } from "@/shared/ui/input";
import type { ExtraWorkAnswer, JobLine } from "./use-job";

const NO_NAME = "Please type your name";

interface ExtraWorkProps {
  lines: JobLine[];
  pending: boolean;
  onAnswer: (answer: ExtraWorkAnswer) => void;
}

/** Asks for each line on its own; nothing of it is done before it is approved by name. */
export function ExtraWork({ lines, pending, onAnswer }: ExtraWorkProps) {
  const [name, setName] = useState("");
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const answer = ({ id, askedAt }: JobLine, approve: boolean) => {
    const isNamed = name.trim().length > 1;
    setError(isNamed ? undefined : NO_NAME);
    if (isNamed) onAnswer({ lineId: id, approve, name, askedAt });
    else input.current?.focus();
  };
  return (
    <section aria-labelledby="extra" className="flex flex-col gap-5">
      <h2 id="extra" className="headline text-h3">
        We need your answer
      </h2>
      <p className="max-w-measure text-muted">
        We propose more work on your car, and do it only after you have approved it.
      </p>
      <Field label="Your name" error={error}>
        {(control) => (
          <Input
            {...control}
            ref={input}
            autoComplete="name"
            maxLength={200}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <ul className="flex flex-col gap-5">
        {lines.map((line) => (
          <li key={line.id} className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5">
            <Proposed line={line} />
            <div className="flex flex-wrap gap-3">
              <Button
                variant="primary"
                pending={pending}
                aria-label={`Approve ${line.text}`}
                onClick={() => answer(line, true)}
              >
                Approve
              </Button>
              <Button
                variant="ghost"
                pending={pending}
                aria-label={`Decline ${line.text}`}
                onClick={() => answer(line, false)}
              >
                Decline
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Proposed({ line }: { line: JobLine }) {
  const units = sayUnits(line);
  return (
    <div>
      <p className="flex items-start justify-between gap-4 font-semibold">
        <span className="wrap-anywhere min-w-0">{line.text}</span>
        <span className="shrink-0 tabular">{formatPrice(line.amount)}</span>
      </p>
      {units && <p className="text-muted text-small">{units}</p>}
      {line.totalWith && (
        <p className="text-muted tabular">{`With it your total is ${formatPrice(line.totalWith)}.`}</p>
      )}
    </div>
  );
}
