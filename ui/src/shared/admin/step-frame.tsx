import { ArrowLeft } from "lucide-react";
import { type FormEvent, type ReactNode, type Ref, useRef } from "react";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";

/** The place of a step among the others, and the functions that lead to them. */
export interface StepPlace {
  /** The number of this step; `of` is the number of steps. */
  number: number;
  of: number;
  onBack?: (() => void) | undefined;
  onNext: () => void;
}

interface StepFrameProps extends Omit<StepPlace, "onNext"> {
  title: string;
  lead: ReactNode;
  onSubmit: () => void;
  /** Goes on without an answer. */
  onSkip?: () => void;
  submitLabel?: string;
  pending?: boolean;
  form?: Ref<HTMLFormElement>;
  children: ReactNode;
}

/**
 * Show a step: its number, its question, the answer, and the buttons. Its title gets the focus when it is
 * opened.
 */
export function StepFrame(props: StepFrameProps) {
  const {
    number,
    of,
    title,
    lead,
    onSubmit,
    onBack,
    onSkip,
    submitLabel = "Continue",
    pending = false,
  } = props;
  const own = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      ref={props.form ?? own}
      noValidate
      onSubmit={submit}
      aria-labelledby="step-title"
      className="mx-auto flex w-full max-w-measure flex-col gap-6 rounded-card border border-line bg-surface p-6 sm:p-8"
    >
      <header className="flex flex-col gap-3">
        <p className="eyebrow text-muted">
          Step {number} of {of}
        </p>
        <progress value={number} max={of} aria-label="Progress" className="h-1 w-full" />
        <h1 id="step-title" tabIndex={-1} data-quiet-focus="" className="headline text-h3">
          {title}
        </h1>
        <p className="max-w-measure text-muted">{lead}</p>
      </header>
      {props.children}
      <div className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-5">
        {onBack ? (
          <Button variant="ghost" onClick={onBack}>
            <Icon of={ArrowLeft} className="size-4" />
            Back
          </Button>
        ) : (
          <span />
        )}
        <div className="flex flex-wrap justify-end gap-3">
          {onSkip && (
            <Button variant="ghost" onClick={onSkip}>
              Skip
            </Button>
          )}
          <Button type="submit" variant="primary" pending={pending} pendingLabel="Saving…">
            {submitLabel}
          </Button>
        </div>
      </div>
    </form>
  );
}
