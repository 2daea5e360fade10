import { ArrowDown, ArrowUp } from "lucide-react";
import { IconButton } from "@/shared/ui/icon-button";

interface MoveLineButtonsProps {
  name: string;
  first: boolean;
  last: boolean;
  onMove: (step: 1 | -1) => void;
}

/** Move a line of a form that is not saved yet. */
export function MoveLineButtons({ name, first, last, onMove }: MoveLineButtonsProps) {
  return (
    <>
      <IconButton
        icon={ArrowUp}
        label={`Move up ${name}`}
        data-move="up"
        disabled={first}
        className="disabled:invisible"
        onClick={() => onMove(-1)}
      />
      <IconButton
        icon={ArrowDown}
        label={`Move down ${name}`}
        data-move="down"
        disabled={last}
        className="disabled:invisible"
        onClick={() => onMove(1)}
      />
    </>
  );
}
