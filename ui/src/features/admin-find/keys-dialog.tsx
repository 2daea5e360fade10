import { useState } from "react";
import { singleKeysAreOn, switchSingleKeys } from "@/shared/admin/keys/single-keys";
import { useTrades } from "@/shared/admin/trades";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import { GO_TO } from "./keys";

interface KeysDialogProps {
  open: boolean;
  onClose: () => void;
}

/** List the keys of the back office, and offer to switch off those that are a single letter. */
export default function KeysDialog({ open, onClose }: KeysDialogProps) {
  const does = useTrades();
  const [on, setOn] = useState(singleKeysAreOn);
  const change = () => {
    switchSingleKeys(!on);
    setOn(!on);
  };
  return (
    <Dialog open={open} onClose={onClose} title="Keyboard shortcuts">
      <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-6 gap-y-2">
        <Key keys="Ctrl K or /" does="Find an order, a product or a screen" />
        <Key keys="Ctrl S" does="Save the form" />
        <Key keys="r" does="Answer the open enquiry" />
        <Key keys="Ctrl Enter" does="Send the answer" />
        {Object.entries(GO_TO)
          .filter(([, { trade }]) => does(trade))
          .map(([key, { label }]) => (
            <Key key={key} keys={`g ${key}`} does={label} />
          ))}
        <Key keys="?" does="Show these shortcuts" />
      </dl>
      <Checkbox label="Use single-key shortcuts" checked={on} onChange={change} />
      <div className="dialog-buttons">
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  );
}

function Key({ keys, does }: { keys: string; does: string }) {
  return (
    <>
      <dt>
        <kbd className="whitespace-nowrap rounded-control border border-line bg-raised px-1.5 py-0.5 font-sans font-semibold">
          {keys}
        </kbd>
      </dt>
      <dd>{does}</dd>
    </>
  );
}
