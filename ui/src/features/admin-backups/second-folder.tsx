import { FormSection } from "@/shared/admin/forms/form-section";
import { Loaded } from "@/shared/admin/loaded";
import { Skeleton } from "@/shared/ui/skeleton";
import { FolderForm } from "./folder-form";
import { FolderState } from "./folder-state";
import { useSecondFolder } from "./use-second-folder";

/** Set the second folder for every backup, against the loss of one disk. */
export function SecondFolder() {
  const folder = useSecondFolder();
  return (
    <FormSection
      id="second-folder"
      title="Second folder"
      description="Every daily backup, and every one you make, is also copied there: to a USB stick or another disk. The last 7 days and 4 weeks are kept there too."
    >
      <Loaded
        query={folder}
        failure="The second folder could not be read."
        skeleton={<Skeleton className="h-24" />}
      >
        {(answer) => (
          <div className="flex flex-col gap-4">
            {answer.warning && (
              <p role="status" className="text-warn">
                {answer.warning}
              </p>
            )}
            <FolderState folder={answer} />
            {answer.changeable ? (
              <FolderForm key={answer.path} path={answer.path} drives={answer.drives} />
            ) : (
              <p className="text-muted">
                You can choose it on the workshop's own computer, in the Pitlane window.
              </p>
            )}
          </div>
        )}
      </Loaded>
    </FormSection>
  );
}
