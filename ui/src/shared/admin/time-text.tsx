import { formatTime } from "@/shared/lib/time/format-time";

/** Show a moment in the owner's own time zone. */
export function TimeText({ of }: { of: string }) {
  return (
    <time dateTime={of} className="whitespace-nowrap tabular">
      {formatTime(of)}
    </time>
  );
}
