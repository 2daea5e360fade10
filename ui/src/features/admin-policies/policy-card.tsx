import { useState } from "react";
import { TimeText } from "@/shared/admin/time-text";
import { Badge } from "@/shared/ui/badge";
import { Button } from "@/shared/ui/button";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";
import type { PolicyText } from "./group-versions";
import { type PolicyVersion, useRemoveVersion } from "./use-policies";

/** Show whether a text is published, and its versions. */
export function PolicyCard({ text, onWrite }: { text: PolicyText; onWrite: () => void }) {
  const { slug, title, versions } = text;
  const isPublished = versions.some(({ current }) => current);
  return (
    <li>
      <article aria-labelledby={`policy-${slug}`} className="rounded-card border border-line bg-surface p-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 id={`policy-${slug}`} className="font-sans font-semibold text-body wrap-anywhere">
            {title}
          </h2>
          <Badge tone={isPublished ? "ok" : "warn"}>{isPublished ? "Published" : "Not published"}</Badge>
          <Button
            size="small"
            variant={versions.length > 0 ? "secondary" : "primary"}
            aria-label={`${versions.length > 0 ? "New version" : "Write"}: ${title}`}
            className="md:ml-auto"
            onClick={onWrite}
          >
            {versions.length > 0 ? "New version" : "Write"}
          </Button>
        </div>
        {versions.length > 0 && (
          <ul className="mt-3">
            {versions.map((version) => (
              <VersionLine key={version.id} version={version} />
            ))}
          </ul>
        )}
      </article>
    </li>
  );
}

function VersionLine({ version }: { version: PolicyVersion }) {
  const { id, title, version: number, validFrom, current, path } = version;
  const [isOpen, setOpen] = useState(false);
  const { mutateAsync } = useRemoveVersion();
  const isComing = Date.parse(validFrom) > Date.now();
  return (
    <li className="flex flex-wrap items-center gap-x-4 border-line border-t py-1">
      <span className="min-w-24 tabular">{`Version ${number}`}</span>
      <span className="text-muted">
        {current ? "in force, from " : "from "}
        <TimeText of={validFrom} />
      </span>
      {!isComing && (
        <a
          href={`${path}?version=${number}`}
          target="_blank"
          rel="noopener"
          className="underline underline-offset-4"
        >
          Open
        </a>
      )}
      <Button
        size="small"
        variant="ghost"
        aria-label={`Delete version ${number}: ${title}`}
        className="ml-auto"
        onClick={() => setOpen(true)}
      >
        Delete
      </Button>
      <ConfirmDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => mutateAsync(id)}
        title={`Delete version ${number}?`}
        description={<p>A version that has orders always stays. You can bring it back for 30 days.</p>}
        confirmLabel="Delete"
        pendingLabel="Deleting…"
        destructive
      />
    </li>
  );
}
