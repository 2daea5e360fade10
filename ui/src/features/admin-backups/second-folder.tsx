import { FormSection } from "@/shared/admin/forms/form-section";
import { Loaded } from "@/shared/admin/loaded";
import { Skeleton } from "@/shared/ui/skeleton";
import { FolderForm } from "./folder-form";
import { FolderStanding } from "./folder-standing";
import { useSecondFolder } from "./use-second-folder";

/** The second folder for every backup, against the loss of one disk. */
export function SecondFolder() {
  const folder = useSecondFolder();
  return (
    <FormSection
      id="second-folder"
      title="Second folder"
      description="Every daily backup, and every one you make, is copied there too: to a USB stick, or to another disk. There as well 7 days and 4 weeks are kept."
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
            <FolderStanding folder={answer} />
            {answer.changeable ? (
              <FolderForm key={answer.path} path={answer.path} />
            ) : (
              <p className="text-muted">
                It is chosen on the workshop's own computer, in the Pitlane window there.
              </p>
            )}
          </div>
        )}
      </Loaded>
    </FormSection>
  );
}
