import type { ReactNode } from "react";
import { nameDocument } from "@/shared/documents/document-names";
import { formatPrice, toCents } from "@/shared/lib/money";
import { sayNumber } from "@/shared/lib/practice";
import { formatTime } from "@/shared/lib/time/format-time";
import { OrderAmounts } from "@/shared/order/order-amounts";
import { sayUnits } from "@/shared/quote/quote-words";
import { JobPhotos } from "./job-photos";
import { askedPhotos, isOpen, isOver } from "./job-words";
import type { CustomerJob, JobLine } from "./use-job";

/** Show the job itself: its customer, photos, lines, sums and documents. */
export function JobSheet({ token, job }: { token: string; job: CustomerJob }) {
  const asked = isOver(job) ? new Set() : askedPhotos(job.lines);
  return (
    <>
      <Facts job={job} />
      <JobPhotos photos={job.photos.filter(({ id }) => !asked.has(id))} label="Photos of the work" />
      <Lines lines={job.lines.filter((line) => !isOpen(line))} />
      {job.status !== "cancelled" && job.lines.length > 0 && (
        <section aria-label="Total" className="rounded-card border border-line bg-surface p-5">
          <OrderAmounts {...job} taxRate="0" deliveryMethod={null} delivery="0.00" />
          <Money job={job} />
        </section>
      )}
      <Documents token={token} documents={job.documents} />
    </>
  );
}

function Facts({ job: { number, business, customer, car } }: { job: CustomerJob }) {
  const facts = [
    ["Job", `${sayNumber(number)}, at ${business.name}`],
    ["For", customer],
    ["Car", car],
  ];
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1">
      {facts.map(
        ([name, said]) =>
          said && (
            <div key={name} className="contents">
              <dt className="text-muted">{name}</dt>
              <dd className="wrap-anywhere">{said}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Lines({ lines }: { lines: JobLine[] }) {
  if (lines.length === 0) return null;
  return (
    <ul aria-label="Work and parts" className="border-line border-t">
      {lines.map((line) => (
        <Line key={line.id} line={line} />
      ))}
    </ul>
  );
}

function Line({ line }: { line: JobLine }) {
  const isDeclined = line.isApproved === false;
  const said = line.answeredAt
    ? `${isDeclined ? "Declined" : "Approved"} by ${line.answeredName} on ${formatTime(line.answeredAt)}`
    : "";
  const notes = [sayUnits(line), said].filter(Boolean);
  return (
    <li className="flex min-h-12 items-start gap-3 border-line border-b py-2.5">
      <span className={isDeclined ? "min-w-0 grow text-muted" : "min-w-0 grow"}>
        <span className="wrap-anywhere block">{line.text}</span>
        {notes.length > 0 && (
          <span className="wrap-anywhere block text-muted text-small">{notes.join(" · ")}</span>
        )}
      </span>
      {!isDeclined && <span className="shrink-0 font-semibold tabular">{formatPrice(line.amount)}</span>}
    </li>
  );
}

/** Show how much was paid and what is left to pay, once something was paid. */
function Money({ job: { paid, refunded, owed, deposit } }: { job: CustomerJob }) {
  if (toCents(paid) === 0)
    return deposit ? <Row name="Deposit, part of the total">{formatPrice(deposit)}</Row> : null;
  return (
    <>
      <Row name="Paid">{formatPrice(paid)}</Row>
      {toCents(refunded) > 0 && <Row name="Paid back">{formatPrice(refunded)}</Row>}
      <Row name="Still to pay">{formatPrice(owed)}</Row>
    </>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <p className="mt-3 flex justify-between gap-4 text-muted">
      <span>{name}</span>
      <span className="tabular">{children}</span>
    </p>
  );
}

function Documents({ token, documents }: { token: string; documents: CustomerJob["documents"] }) {
  if (documents.length === 0) return null;
  return (
    <section aria-labelledby="documents">
      <h2 id="documents" className="headline mb-3 text-h3">
        Documents
      </h2>
      <ul className="flex flex-col gap-2">
        {documents.map((document) => (
          <li key={document.id}>
            <a
              href={`/api/jobs/${encodeURIComponent(token)}/documents/${document.id}.pdf`}
              className="tabular underline underline-offset-4 hover:text-accent"
            >
              {nameDocument(document)}
              <span className="text-muted"> (PDF)</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
