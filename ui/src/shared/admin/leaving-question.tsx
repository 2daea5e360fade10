import { ConfirmDialog } from "@/shared/ui/confirm-dialog";
import { useLeavingQuestion } from "./use-leaving-question";
import { type Drafted, useStoredDraft } from "./use-stored-draft";

interface LeavingQuestionProps {
  unsaved: boolean;
  /** What to keep if the session ends meanwhile. */
  drafted?: Drafted;
}

/** Asks before unsaved changes are lost. */
export function LeavingQuestion({ unsaved, drafted }: LeavingQuestionProps) {
  const { asked, leave, stay } = useLeavingQuestion(unsaved);
  const storing = useStoredDraft(unsaved ? drafted : undefined, leave);
  return (
    <ConfirmDialog
      open={asked}
      onClose={stay}
      onConfirm={async () => {
        storing.leave();
        leave();
      }}
      title="Leave without saving?"
      description="What you changed on this page is not saved yet and would be lost."
      confirmLabel="Leave without saving"
      pendingLabel="Leaving…"
      destructive
    />
  );
}
