import type { UseMutationResult } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { serverMessage } from "@/shared/api/api-error";
import { formatTime } from "@/shared/lib/time/format-time";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/forms/field";
import { Textarea } from "@/shared/ui/forms/textarea";
import type { CustomerQuote } from "./quote-types";

const FAILED = "Your question could not be sent. Please try again.";

export type Question = CustomerQuote["questions"][number];

/** The questions on the page so far, and how to ask more. */
export interface QuestionBox {
  questions: Question[];
  /** An answer is mailed, too. */
  answersByMail: boolean;
  /** The typed text, which is not lost when the page changes. */
  text: string;
  onText: (text: string) => void;
  ask: Pick<
    UseMutationResult<unknown, Error, string>,
    "mutate" | "isPending" | "isError" | "isSuccess" | "error"
  >;
}

interface QuestionsProps extends QuestionBox {
  /** Its name is above the answers. */
  business: string;
}

/** Show the customer's questions with the workshop's answers, and take the next one. */
export default function Questions({ questions, answersByMail, text, business, ask, onText }: QuestionsProps) {
  const refusal = ask.isError ? (serverMessage(ask.error) ?? FAILED) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!ask.isPending) ask.mutate(text, { onSuccess: () => onText("") });
  };
  return (
    <div className="mb-4 flex flex-col gap-5">
      {questions.length > 0 && (
        <ol aria-label="Questions" className="flex flex-col gap-5">
          {questions.map((question) => (
            <Asked key={question.id} question={question} business={business} />
          ))}
        </ol>
      )}
      <form noValidate onSubmit={submit} className="flex flex-col items-start gap-3">
        <Field
          label="Your question"
          hint={answersByMail ? "We answer here and by e-mail." : "We answer on this page."}
          error={refusal}
          className="w-full"
        >
          {(control) => (
            <Textarea {...control} rows={3} value={text} onChange={({ target }) => onText(target.value)} />
          )}
        </Field>
        <Button type="submit" pending={ask.isPending} pendingLabel="Sending…">
          Send question
        </Button>
        <p role="status" className="text-muted">
          {ask.isSuccess && !text && "Your question was sent."}
        </p>
      </form>
    </div>
  );
}

function Asked({ question, business }: { question: Question; business: string }) {
  const { text, askedAt, isAnswered, answers } = question;
  return (
    <li className="flex flex-col gap-3">
      <Said by="You" at={askedAt} text={text} />
      {answers.map((answer) => (
        <Said key={answer.answeredAt} by={business} at={answer.answeredAt} text={answer.text} isAnswer />
      ))}
      {!isAnswered && <p className="text-muted text-small">Not answered yet</p>}
    </li>
  );
}

interface SaidProps {
  by: string;
  at: string;
  text: string;
  isAnswer?: boolean;
}

function Said({ by, at, text, isAnswer = false }: SaidProps) {
  return (
    <div className={isAnswer ? "border-accent border-l-2 pl-4" : "border-line border-l-2 pl-4"}>
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="wrap-anywhere font-semibold">{by}</span>
        <span className="text-muted text-small">{formatTime(at)}</span>
      </p>
      <p className="wrap-anywhere mt-1 whitespace-pre-line">{text}</p>
    </div>
  );
}
