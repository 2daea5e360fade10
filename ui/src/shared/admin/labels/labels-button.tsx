import { Tag } from "lucide-react";
import { useState } from "react";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import { LabelsDialog } from "./labels-dialog";

/** Open the dialog that makes labels for these products. */
export function LabelsButton({ ids, many, quiet }: { ids: string[]; many: string; quiet?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" variant={quiet ? "ghost" : "secondary"} onClick={() => setOpen(true)}>
        <Icon of={Tag} className="size-4" />
        Print labels…
      </Button>
      <LabelsDialog open={open} ids={ids} many={many} onClose={() => setOpen(false)} />
    </>
  );
}
