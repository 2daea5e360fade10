import { lazy, Suspense, useState } from "react";
import { serverMessage } from "@/shared/api/api-error";
import { sayNumber } from "@/shared/lib/practice";
import { AskWorkshop } from "@/shared/quote/ask-workshop";
import { takeLine } from "@/shared/quote/group-lines";
import type { QuestionBox } from "@/shared/quote/questions";
import { QuoteSheet } from "@/shared/quote/quote-sheet";
import type { CustomerQuote } from "@/shared/quote/quote-types";
import { sayNextStep } from "@/shared/quote/quote-words";
import { AnswerForm, type GivenAnswer, NO_ANSWER } from "./answer-form";
import { QuoteOutcome } from "./quote-outcome";
import { useAnswer, useAsk, useChosenTotals } from "./use-quote";

/** It is loaded only where something is to pay by transfer. */
const PayDeposit = lazy(() => import("./pay-deposit"));
/** It is loaded only once there is a job. */
const QuoteWork = lazy(() => import("./quote-work"));
const FAILED = "Your answer could not be sent. Please try again.";

/** Show a quote to its customer, who chooses from it and answers. */
export function OpenQuote({ token, quote }: { token: string; quote: CustomerQuote }) {
  const answer = useAnswer(token);
  const ask = useAsk(token);
  const [text, setText] = useState("");
  const { questions, answersByMail } = quote;
  const [given, setGiven] = useState(NO_ANSWER);
  const refusal = answer.isError ? (serverMessage(answer.error) ?? FAILED) : undefined;
  const give = (chosen: string[], { message, preferredDay, decline, ...given }: GivenAnswer) =>
    answer.mutate({
      ...given,
      decline,
      version: quote.version,
      accept: decline ? [] : chosen,
      message: message || null,
      preferredDay: preferredDay || null,
    });
  return (
    <>
      <QuoteOutcome quote={quote} takesFocus={answer.isSuccess} />
      {quote.work && (
        <Suspense fallback={null}>
          <QuoteWork token={token} quote={quote} />
        </Suspense>
      )}
      {quote.transfer && (
        <Suspense fallback={null}>
          <PayDeposit transfer={quote.transfer} />
        </Suspense>
      )}
      <Choosing
        key={`${quote.version} ${quote.status}`}
        token={token}
        quote={quote}
        given={given}
        refusal={refusal}
        pending={answer.isPending}
        questionBox={{ questions, answersByMail, text, ask, onText: setText }}
        onGiven={setGiven}
        onAnswer={give}
      />
    </>
  );
}

interface ChoosingProps {
  token: string;
  quote: CustomerQuote;
  given: GivenAnswer;
  refusal: string | undefined;
  pending: boolean;
  questionBox: QuestionBox;
  onGiven: (given: GivenAnswer) => void;
  onAnswer: (chosen: string[], answer: GivenAnswer) => void;
}

function Choosing({ token, quote, given, refusal, pending, questionBox, onGiven, onAnswer }: ChoosingProps) {
  const [chosen, setChosen] = useState(quote.chosen);
  const totals = useChosenTotals(token, quote, chosen);
  const isOpen = quote.status === "sent";
  const take = (id: string, taken: boolean) => setChosen(takeLine(quote.lines, chosen, id, taken));
  return (
    <QuoteSheet quote={quote} chosen={chosen} totals={totals} onTake={isOpen ? take : undefined}>
      {isOpen && (
        <AnswerForm
          quote={quote}
          given={given}
          refusal={refusal}
          pending={pending}
          onChange={onGiven}
          onAnswer={(answer) => onAnswer(chosen, answer)}
        />
      )}
      {!isOpen && refusal && (
        <p role="alert" className="text-danger">
          {refusal}
        </p>
      )}
      <AskWorkshop
        business={quote.business}
        about={`Quote ${sayNumber(quote.number)}`}
        words={sayNextStep(quote)}
        questionBox={questionBox}
      />
    </QuoteSheet>
  );
}
