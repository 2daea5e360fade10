import { FormSection } from "@/shared/admin/forms/form-section";
import { TimeText } from "@/shared/admin/time-text";
import { Button } from "@/shared/ui/button";
import { NewerVersion } from "./newer-version";
import { SourceForm } from "./source-form";
import { isUnderWay, type Updates, useLookForUpdate } from "./use-updates";

/** Show the present version, a newer one, and where newer ones are looked for. */
export function UpdatesScreen({ updates }: { updates: Updates }) {
  return (
    <div>
      <FormSection
        id="version"
        title="The program"
        description={`Pitlane ${updates.version} runs on this PC.`}
      >
        {updates.newer ? (
          <NewerVersion updates={updates} newer={updates.newer} />
        ) : (
          <Newest updates={updates} />
        )}
      </FormSection>
      {!isUnderWay(updates) && (
        <FormSection
          id="source"
          title="Where Pitlane looks for updates"
          description={
            updates.source
              ? "Pitlane reads one small file there once a day."
              : "Nowhere until you enter an address: Pitlane contacts nobody on its own."
          }
        >
          <SourceForm source={updates.source} suggested={updates.suggested} />
        </FormSection>
      )}
    </div>
  );
}

function Newest({ updates }: { updates: Updates }) {
  const look = useLookForUpdate();
  if (!updates.source) {
    return <p className="max-w-measure">Pitlane does not check for newer versions.</p>;
  }
  return (
    <div className="flex max-w-measure flex-col items-start gap-3">
      <p role="status">
        {updates.problem ?? (updates.checkedAt ? "It is the newest version." : "Not checked yet.")}
      </p>
      {updates.checkedAt && (
        <p className="text-muted">
          Last checked <TimeText of={updates.checkedAt} />. Checked again once a day.
        </p>
      )}
      <Button size="small" pending={look.isPending} pendingLabel="Checking…" onClick={() => look.mutate()}>
        Check now
      </Button>
    </div>
  );
}
