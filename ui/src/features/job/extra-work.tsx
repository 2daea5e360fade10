import { useRef, useState } from "react";
import { formatPrice } from "@/shared/lib/money";
import { sayUnits } from "@/shared/quote/quote-words";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/forms/field";
import { Input } from "@/shared/ui/input";
import { JobPhotos } from "./job-photos";
import { groupByMoment, isOpen } from "./job-words";
import { JustAnswered } from "./just-answered";
import type { CustomerJob, ExtraWorkAnswer, JobLine } from "./use-job";

const NO_NAME = "Please type your name";

interface ExtraWorkProps {
  lines: JobLine[];
  photos: CustomerJob["photos"];
  pending: boolean;
  /** The id of the line that was answered last. */
  answered: string | undefined;
  onAnswer: (answer: ExtraWorkAnswer) => void;
  onUndo: (line: JobLine) => void;
}

/** Ask for each line separately. None of it is done before it is approved by name. */
export function ExtraWork({ lines, photos, pending, answered, onAnswer, onUndo }: ExtraWorkProps) {
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
    <section aria-label="Extra work" className="flex flex-col gap-5">
      {lines.some(isOpen) && (
        <>
          <h2 className="headline text-h3">We need your answer</h2>
          <p className="max-w-measure text-muted">
            We suggest more work on your car. We only do it once you approve.
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
        </>
      )}
      {groupByMoment(lines).map((asked) => (
        <div key={asked[0]?.id} className="flex flex-col gap-4">
          {asked.some(isOpen) && <Reason asked={asked} photos={photos} />}
          <ul className="flex flex-col gap-5">
            {asked.map((line) =>
              isOpen(line) ? (
                <li
                  key={line.id}
                  className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5"
                >
                  <Proposed line={line} />
                  <Choice line={line} pending={pending} onAnswer={answer} />
                </li>
              ) : (
                <JustAnswered
                  key={`${line.id} ${line.answeredAt}`}
                  line={line}
                  pending={pending}
                  takesFocus={answered === line.id}
                  onUndo={() => onUndo(line)}
                />
              ),
            )}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** Show the workshop's words and photos, once for all lines that were asked about together. */
function Reason({ asked: [first], photos }: { asked: JobLine[]; photos: CustomerJob["photos"] }) {
  if (!first) return null;
  const { reason, photoIds } = first;
  return (
    <>
      {reason && <p className="wrap-anywhere max-w-measure whitespace-pre-line">{reason}</p>}
      <JobPhotos photos={photos.filter(({ id }) => photoIds.includes(id))} label="Photos of the extra work" />
    </>
  );
}

interface ChoiceProps {
  line: JobLine;
  pending: boolean;
  onAnswer: (line: JobLine, approve: boolean) => void;
}

function Choice({ line, pending, onAnswer }: ChoiceProps) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button
        variant="primary"
        pending={pending}
        aria-label={`Approve ${line.text}`}
        onClick={() => onAnswer(line, true)}
      >
        Approve
      </Button>
      <Button
        variant="ghost"
        pending={pending}
        aria-label={`Decline ${line.text}`}
        onClick={() => onAnswer(line, false)}
      >
        Decline
      </Button>
    </div>
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
        <p className="text-muted tabular">{`With it, your total is ${formatPrice(line.totalWith)}.`}</p>
      )}
    </div>
  );
}
