import { formatMinutes } from "../lines/services";
import { saySpan } from "./local-time";
import type { BayProposal } from "./use-proposal";

/** Show the times that are proposed, with the notes on them. */
export function ProposedTimes({ proposal: { minutes, parts, notes } }: { proposal: BayProposal }) {
  return (
    <div role="status" className="flex flex-col gap-1 border-accent border-l-2 pl-3">
      {parts.length > 0 && (
        <>
          <p className="font-semibold">{`Next free: ${formatMinutes(minutes)}, ${parts[0]?.bay}`}</p>
          <ul aria-label="Proposed times">
            {parts.map(({ starts, ends }) => (
              <li key={starts}>{saySpan(starts, ends)}</li>
            ))}
          </ul>
        </>
      )}
      {notes.map((note) => (
        <p key={note} className={parts.length > 0 ? "text-muted" : ""}>
          {note}
        </p>
      ))}
    </div>
  );
}
