import { useQuery } from "@tanstack/react-query";
import { FittedButtons, type FittedLine } from "@/shared/admin/fitted/fitted-buttons";
import { refreshCatalogue } from "@/shared/admin/refresh-catalogue";
import { callUndoably, UNDONE } from "@/shared/admin/undo";
import { useUndoableCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";

const proofsKey = (jobId: string) => apiKey(`/api/admin/jobs/${jobId}/proofs`);

interface JobFittedProps {
  jobId: string;
  /** Nothing is asked before the work is done. */
  isDone: boolean;
  /** The job's car as it was written down. */
  car: string | null;
  /** The job's lines, for the names of their parts. */
  lines: readonly { id: string; text: string }[];
}

/** Ask which parts of a finished job fitted, for their own pages. */
export function JobFitted({ jobId, isDone, car, lines }: JobFittedProps) {
  const { data: parts = [] } = useQuery({ ...reading(proofsKey(jobId)), enabled: isDone });
  if (!isDone || parts.length === 0) return null;
  return (
    <section aria-labelledby="job-fitted" className="panel">
      <div>
        <h2 id="job-fitted" className="font-sans font-semibold">
          Fitted here
        </h2>
        <p className="text-muted">
          Say which parts fitted. Their product pages then show the vehicle and the month.
        </p>
      </div>
      <ul>
        {parts.map((part) => (
          <li key={part.itemId} className="border-line border-t py-3 first:border-t-0">
            <FittedPart
              jobId={jobId}
              car={car}
              part={part}
              name={lines.find(({ id }) => id === part.itemId)?.text ?? ""}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FittedPartProps {
  jobId: string;
  car: string | null;
  part: FittedLine;
  name: string;
}

function FittedPart({ jobId, car, part, name }: FittedPartProps) {
  const say = useSayFitted(jobId, part.itemId, name);
  return (
    <>
      <span className="wrap-anywhere block font-semibold">{name}</span>
      <div className="mt-1 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1">
        <FittedButtons
          line={part}
          name={name}
          car={car}
          pending={say.isPending}
          onSay={(modelId, onSuccess) => say.mutate(modelId, onSuccess && { onSuccess })}
        />
      </div>
    </>
  );
}

/** Note that a part fitted the car's model, or the given one, and offer to undo it. */
function useSayFitted(jobId: string, lineId: string, name: string) {
  return useUndoableCall(
    (modelId?: string) =>
      callUndoably(`/api/admin/jobs/${jobId}/proofs/${lineId}`, {
        method: "POST",
        body: modelId ? { modelId } : {},
      }),
    {
      failure: "It could not be saved",
      success: { title: "It fitted: shown on the product's page", description: name },
      undoneTitle: UNDONE,
      keep: proofsKey(jobId),
      reload: refreshCatalogue,
      reloadsAlways: true,
    },
  );
}
