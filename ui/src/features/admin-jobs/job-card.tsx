import { sayNumber } from "@/shared/lib/practice";
import "./job-card.css";
import { useSettings } from "@/shared/api/use-settings";
import type { AdminJob } from "./job-draft";

/** Show the sheet for the windscreen, for print only: large, without prices or phone numbers. */
export function JobCard({ job }: { job: AdminJob }) {
  const { businessName } = useSettings();
  const { number, customer, car, plate, promisedLocal, mileage, note, lines } = job;
  return (
    <article className="job-card">
      <header>
        <h1>{`Job ${sayNumber(number)}`}</h1>
        <p>{businessName}</p>
      </header>
      {plate && <p className="job-plate">{plate}</p>}
      <p className="job-car">{car?.replace(` · ${plate}`, "") ?? "No car"}</p>
      <dl>
        <Fact name="Customer" text={customer} />
        <Fact name="Promised" text={promisedLocal ? sayPromise(promisedLocal) : "–"} />
        {mileage !== null && <Fact name="Mileage" text={mileage.toLocaleString("en-IE")} />}
      </dl>
      <ul>
        {lines
          .filter(({ isAgreed }) => isAgreed)
          .map(({ id, text, quantity, kind, fittedAt, place }) => (
            <li key={id}>
              <span className="job-box">{fittedAt ? "✓" : ""}</span>
              <span className="job-quantity">{`${Number(quantity)}${kind === "labour" ? " h" : " ×"}`}</span>
              <span>
                {text}
                {place && !fittedAt && <span className="job-place">{place}</span>}
              </span>
            </li>
          ))}
      </ul>
      {note && <p className="job-note">{note}</p>}
    </article>
  );
}

function Fact({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  );
}

/** Return "Sun 6 December, 17:00", for a time on the workshop's clock. */
function sayPromise(local: string): string {
  const day = new Date(`${local.slice(0, 10)}T12:00Z`);
  const said = new Intl.DateTimeFormat("en-IE", {
    weekday: "short",
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  }).format(day);
  return `${said}, ${local.slice(11)}`;
}
