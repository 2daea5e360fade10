import { countOf } from "@/shared/admin/count-of";
import { TimeText } from "@/shared/admin/time-text";
import { Badge } from "@/shared/ui/badge";
import type { SecondFolder } from "./use-second-folder";

/** Show the second folder's state: its problem first, then the time of the last whole copy. */
export function FolderState({ folder }: { folder: SecondFolder }) {
  const { path, problem, copying, copiedAt, sameDisk, names } = folder;
  if (!path) return <p className="text-muted">None chosen: the backups are only on this PC's disk.</p>;
  return (
    <div role="status" className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-2">
        <FolderBadge folder={folder} />
        <span className="break-all font-semibold">{path}</span>
      </p>
      {problem && <p className="text-warn">{problem} The backups on this PC are still made.</p>}
      <p className="text-muted">
        {copying && "A backup is being copied there. "}
        {copiedAt ? (
          <>
            Last copied <TimeText of={copiedAt} />
          </>
        ) : (
          "Nothing has been copied there yet"
        )}
        {names.length > 0 && `, ${countOf(names.length, "backup")} there`}.
      </p>
      {sameDisk && (
        <p className="text-muted">
          It is on the same disk as the shop: if the disk fails, both are lost. A USB stick would be safe.
        </p>
      )}
    </div>
  );
}

function FolderBadge({ folder: { problem, copying } }: { folder: SecondFolder }) {
  if (copying) return <Badge>Copying</Badge>;
  return problem ? <Badge tone="warn">Needs attention</Badge> : <Badge tone="ok">In use</Badge>;
}
