import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { Loaded } from "@/shared/admin/loaded";
import { apiKey, reading } from "@/shared/api/query-client";
import type { components } from "@/shared/api/schema";
import { Icon } from "@/shared/ui/icon";

/** Show Pitlane's own licence, and those of others, which are read when they are opened. */
export function LicenceSection({ isBuilt }: { isBuilt: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <section aria-labelledby="licences-title" className="flex flex-col gap-3 border-line border-t pt-6">
      <h2 id="licences-title" className="font-sans font-semibold text-body">
        Licences
      </h2>
      <p className="max-w-measure text-muted">
        Pitlane is free to use, change and share (MIT licence). It includes the work of others, each under its
        own licence.
      </p>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="cursor-pointer py-3 font-semibold">Third-party licences</summary>
        {open && <Licences isBuilt={isBuilt} />}
      </details>
    </section>
  );
}

function Licences({ isBuilt }: { isBuilt: boolean }) {
  const licences = useQuery({ ...reading(apiKey("/api/admin/licences")), gcTime: 0 });
  return (
    <Loaded query={licences} failure="The licences could not be read.">
      {(all) => (
        <>
          {!isBuilt && (
            <p className="mb-3 max-w-measure text-muted">
              When Pitlane runs from source code, only the licences of its pages are listed here; those of the
              Python packages are in the .venv folder.
            </p>
          )}
          <ul aria-label="Third-party licences" className="max-w-measure border-line border-t">
            {all.map((each) => (
              <LicenceRow key={`${each.name} ${each.version}`} of={each} />
            ))}
          </ul>
        </>
      )}
    </Loaded>
  );
}

function LicenceRow({ of: { name, version, licence, text } }: { of: Licence }) {
  const [open, setOpen] = useState(false);
  return (
    <li className="border-line border-b">
      <details className="group/row" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="grid min-h-11 cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 py-2 sm:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)]">
          <Icon of={ChevronRight} className="size-4 text-muted group-open/row:rotate-90" />
          <span className="min-w-0 break-words">
            <span className="font-semibold">{name}</span>{" "}
            <span className="text-muted tabular">{version}</span>
          </span>
          <span className="min-w-0 break-words text-muted">{licence || "Read the licence"}</span>
        </summary>
        {open && (
          <pre
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
            tabIndex={0}
            className="mb-3 max-h-96 overflow-auto whitespace-pre-wrap border border-line bg-surface p-3 text-label tracking-normal"
          >
            {text}
          </pre>
        )}
      </details>
    </li>
  );
}

type Licence = components["schemas"]["LicenceView"];
