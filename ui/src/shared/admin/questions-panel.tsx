import { Panel } from "@/shared/admin/panel";
import { TimeText } from "@/shared/admin/time-text";
import type { components } from "@/shared/api/schema";
import { Link } from "@/shared/ui/link";

type Question = components["schemas"]["QuestionView"];

/** Show the questions that the customer asked on the page of a quote or a job. Each leads to its answer. */
export function QuestionsPanel({ questions }: { questions: Question[] }) {
  if (questions.length === 0) return null;
  return (
    <Panel title="Questions">
      <ol className="flex flex-col gap-4">
        {questions.map(({ id, text, askedAt, isAnswered, answers }) => (
          <li key={id} className="flex flex-col gap-1">
            <p className="flex flex-wrap justify-between gap-x-4">
              <Link
                to={`/admin/contact-messages/${id}`}
                className="text-accent underline underline-offset-4 hover:text-accent-hover"
              >
                {isAnswered ? "Answered" : "Answer"}
              </Link>
              <span className="text-muted">
                <TimeText of={askedAt} />
              </span>
            </p>
            <p className="wrap-anywhere whitespace-pre-line">{text}</p>
            {answers.map((answer) => (
              <p
                key={answer.answeredAt}
                className="wrap-anywhere whitespace-pre-line border-line border-l-2 pl-3 text-muted"
              >
                {answer.text}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
