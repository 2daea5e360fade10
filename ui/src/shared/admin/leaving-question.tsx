import { ConfirmDialog } from "@/shared/ui/confirm-dialog";
import { useLeavingQuestion } from "./use-leaving-question";

/** Asks before unsaved changes are lost. */
export function LeavingQuestion({ unsaved }: { unsaved: boolean }) {
  const { asked, leave, stay } = useLeavingQuestion(unsaved);
  return (
    <ConfirmDialog
      open={asked}
      onClose={stay}
      onConfirm={async () => leave()}
      title="Leave without saving?"
      description="What you changed on this page is not saved yet and would be lost."
      confirmLabel="Leave without saving"
      pendingLabel="Leaving…"
      destructive
    />
  );
}
