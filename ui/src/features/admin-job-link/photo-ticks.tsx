import { Checkbox } from "@/shared/ui/forms/checkbox";
import { useJobPhotoList } from "./use-job-link";

interface PhotoTicksProps {
  jobId: string;
  /** The ids of the ticked photos. */
  ticked: string[];
  onChange: (ticked: string[]) => void;
}

/** Show the job's photos. The ticked ones are shown with the question. */
export function PhotoTicks({ jobId, ticked, onChange }: PhotoTicksProps) {
  const { data, isError } = useJobPhotoList(jobId);
  const photos = data?.photos ?? [];
  const tick = (id: string, isTicked: boolean) =>
    onChange(isTicked ? [...ticked, id] : ticked.filter((each) => each !== id));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 font-semibold text-small">
        Photos to show with the question
        <span className="font-normal text-subtle"> (optional)</span>
      </legend>
      {isError && <p className="text-danger text-small">The photos could not be loaded.</p>}
      {data && photos.length === 0 && (
        <p className="text-muted text-small">Photos that you add to this job can be shown here.</p>
      )}
      <ul className="grid max-h-64 grid-cols-3 gap-2 overflow-y-auto p-0.5 sm:grid-cols-5">
        {photos.map(({ id, smallUrl, note }, place) => (
          <li key={id} className="flex flex-col gap-1">
            <img
              src={smallUrl}
              alt=""
              loading="lazy"
              className="aspect-4/3 w-full rounded-control border border-line object-cover"
            />
            <Checkbox
              label={note || `Photo ${place + 1}`}
              checked={ticked.includes(id)}
              onChange={({ target }) => tick(id, target.checked)}
            />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
