import { useState } from "react";
import { Button } from "@/shared/ui/button";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";
import { isUnderWay, type Updates, useInstallUpdate } from "./use-updates";

const MEGABYTE = 1_000_000;

interface NewerVersionProps {
  updates: Updates;
  newer: NonNullable<Updates["newer"]>;
}

/** Show the news of a version, and the one button that installs it. */
export function NewerVersion({ updates, newer }: NewerVersionProps) {
  const [asks, setAsks] = useState(false);
  const install = useInstallUpdate();
  return (
    <div className="flex max-w-measure flex-col items-start gap-4">
      <h3 className="font-sans font-semibold text-body">Pitlane {newer.version} is available</h3>
      {newer.news.length > 0 && (
        <ul className="list-disc pl-5">
          {newer.news.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {updates.state === "failed" && (
        <p role="alert" className="border-danger border-l-2 bg-surface p-4">
          {updates.sentence}
        </p>
      )}
      {isUnderWay(updates) ? (
        <UnderWay updates={updates} />
      ) : updates.canInstall ? (
        <Button variant="primary" onClick={() => setAsks(true)}>
          Back up and install
        </Button>
      ) : (
        <p>
          This program was not installed by the Windows setup, so it cannot update itself. Make a backup, stop
          the shop and replace this program with the new one; your data stays where it is.
        </p>
      )}
      <ConfirmDialog
        open={asks}
        onClose={() => setAsks(false)}
        onConfirm={() => install.mutateAsync(newer.version)}
        title={`Install Pitlane ${newer.version}?`}
        description={`The setup (${Math.max(1, Math.round(newer.size / MEGABYTE))} MB) is downloaded and checked, a backup is made, then the shop stops for about a minute and this window opens again.`}
        confirmLabel="Back up and install"
        pendingLabel="Starting…"
      />
    </div>
  );
}

const WORDS: Partial<Record<Updates["state"], string>> = {
  fetching: "Downloading the update. The shop stays open meanwhile.",
  "backing-up": "A backup is being made.",
  starting: "Installing the update. The shop stops for a moment, and its window opens again automatically.",
};

function UnderWay({ updates }: { updates: Updates }) {
  return (
    <div className="flex w-full flex-col gap-2">
      <p role="status">{WORDS[updates.state]}</p>
      {updates.state === "fetching" && (
        <progress
          className="w-full max-w-form"
          aria-label="Downloaded"
          value={updates.done}
          max={updates.total}
        />
      )}
    </div>
  );
}
