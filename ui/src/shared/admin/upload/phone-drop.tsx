import { Smartphone } from "lucide-react";
import { useState } from "react";
import { serverMessage } from "@/shared/api/api-error";
import { Button, ButtonLink } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { ErrorNote } from "@/shared/ui/error-note";
import { Icon } from "@/shared/ui/icon";
import { Skeleton } from "@/shared/ui/skeleton";
import { DropCode } from "./drop-code";
import { type DropTarget, useOpenDrop } from "./use-drop";

interface PhoneDropProps {
  /** What the pictures belong to. Without it they are added to the uploads. */
  target?: DropTarget | undefined;
  /** Is called for each picture that has arrived. */
  onLanded?: () => void;
}

/** Take pictures from a phone, by a code that its camera reads. Closing the window ends the code. */
export function PhoneDrop({ target, onLanded }: PhoneDropProps) {
  const [open, setOpen] = useState(false);
  const { drop, error, start, end } = useOpenDrop(target);
  const show = () => {
    setOpen(true);
    start();
  };
  const close = () => {
    setOpen(false);
    end();
  };
  return (
    <>
      <Button size="small" onClick={show} className="justify-self-start">
        <Icon of={Smartphone} className="size-4" />
        From your phone
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="From your phone"
        description={PLACES[target?.for ?? "uploads"]}
      >
        {error && <NoCode error={error} onRetry={start} />}
        {!error && !drop && <Skeleton className="h-80" />}
        {!error && drop && <DropCode key={drop.id} opened={drop} onLanded={onLanded} onAgain={start} />}
        <div className="dialog-buttons">
          <Button onClick={close}>Done</Button>
        </div>
      </Dialog>
    </>
  );
}

const PLACES = {
  product: "Pictures are added to this product, up to twelve; any others go to the uploads.",
  job: "Pictures go to this job. Only you see them until you show them to the customer.",
  uploads: "Pictures go to the uploads.",
};

function NoCode({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <>
      <ErrorNote onRetry={onRetry}>{serverMessage(error) ?? "The code could not be made."}</ErrorNote>
      <ButtonLink to="/admin/online">Open Online</ButtonLink>
    </>
  );
}
