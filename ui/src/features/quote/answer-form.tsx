import { type FormEvent, useState } from "react";
import type { CustomerQuote } from "@/shared/quote/quote-types";
import { Button } from "@/shared/ui/button";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import { Field } from "@/shared/ui/forms/field";
import { Textarea } from "@/shared/ui/forms/textarea";
import { Input } from "@/shared/ui/input";

const NO_NAME = "Please type your name";
const NO_TICK = "Please tick that you accept this quote";

export interface GivenAnswer {
  name: string;
  decline: boolean;
  message: string;
  preferredDay: string;
  startEarly: boolean;
}

export const NO_ANSWER: GivenAnswer = {
  name: "",
  decline: false,
  message: "",
  preferredDay: "",
  startEarly: false,
};

interface AnswerFormProps {
  quote: CustomerQuote;
  /** The typed answer, which is not lost when the quote changes. */
  given: GivenAnswer;
  /** The sentence of a refusal. */
  refusal: string | undefined;
  pending: boolean;
  onChange: (given: GivenAnswer) => void;
  onAnswer: (answer: GivenAnswer) => void;
}

/** Accept the chosen lines by name and tick, or decline. */
export function AnswerForm({ quote, given, refusal, pending, onChange, onAnswer }: AnswerFormProps) {
  const [isTicked, setTicked] = useState(false);
  const [isDeclining, setDeclining] = useState(false);
  const [wrong, setWrong] = useState({ name: "", tick: "" });
  const change = (changes: Partial<GivenAnswer>) => onChange({ ...given, ...changes });
  const isComplete = (decline: boolean) => {
    const name = given.name.trim().length < 2 ? NO_NAME : "";
    const tick = isTicked || decline ? "" : NO_TICK;
    setWrong({ name, tick });
    return !name && !tick;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete(false)) onAnswer({ ...given, decline: false });
  };
  return (
    <form noValidate onSubmit={submit} aria-label="Your answer" className="flex flex-col gap-5">
      <h2 className="headline text-h3">Your answer</h2>
      <Field label="Your name" error={wrong.name || undefined}>
        {(control) => (
          <Input
            {...control}
            autoComplete="name"
            value={given.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </Field>
      <Field label="Which day would suit you?" optional hint="We will confirm the day with you.">
        {(control) => (
          <Input
            {...control}
            type="date"
            value={given.preferredDay}
            onChange={({ target }) => change({ preferredDay: target.value })}
          />
        )}
      </Field>
      <Field label="Message" optional>
        {(control) => (
          <Textarea
            {...control}
            rows={3}
            maxLength={500}
            value={given.message}
            onChange={({ target }) => change({ message: target.value })}
          />
        )}
      </Field>
      <Withdrawal
        quote={quote}
        startEarly={given.startEarly}
        onChange={(startEarly) => change({ startEarly })}
      />
      <div>
        {wrong.tick && <p className="text-danger text-small">{wrong.tick}</p>}
        <Checkbox
          label="I accept this quote"
          checked={isTicked}
          aria-invalid={wrong.tick ? true : undefined}
          onChange={({ target }) => setTicked(target.checked)}
        />
      </div>
      {refusal && (
        <p role="alert" className="text-danger">
          {refusal}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" pending={pending} pendingLabel="Sending…">
          Accept
        </Button>
        <Button variant="ghost" pending={pending} onClick={() => setDeclining(isComplete(true))}>
          Decline
        </Button>
      </div>
      <ConfirmDialog
        open={isDeclining}
        onClose={() => setDeclining(false)}
        // The form says how it goes on, so the question does not wait for the answer.
        onConfirm={async () => onAnswer({ ...given, decline: true })}
        title="Decline this quote?"
        description="We are told at once. After that you can no longer accept it on this page."
        confirmLabel="Decline the quote"
        pendingLabel="Sending…"
        destructive
      />
    </form>
  );
}

interface WithdrawalProps {
  quote: CustomerQuote;
  startEarly: boolean;
  onChange: (startEarly: boolean) => void;
}

/** Show the right of withdrawal, which a contract at a distance has, and the wish to begin before it ends. */
function Withdrawal({
  quote: { withdrawal, startEarlyWords, termsVersion },
  startEarly,
  onChange,
}: WithdrawalProps) {
  return (
    <section
      aria-labelledby="withdrawal"
      className="flex flex-col gap-3 rounded-card border border-line bg-surface p-5"
    >
      <h3 id="withdrawal" className="font-sans font-semibold">
        Your right of withdrawal
      </h3>
      {withdrawal.map((sentence) => (
        <p key={sentence} className="wrap-anywhere text-muted">
          {sentence}
        </p>
      ))}
      {termsVersion !== null && (
        <p>
          <a
            href={`/terms?version=${termsVersion}`}
            className="underline underline-offset-4 hover:text-accent"
          >
            {`Version ${termsVersion} of our terms`}
          </a>{" "}
          applies.
        </p>
      )}
      <Checkbox
        label={`Yes, ${startEarlyWords}`}
        checked={startEarly}
        onChange={({ target }) => onChange(target.checked)}
        className="items-start"
      />
    </section>
  );
}
