import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { cx } from "@/shared/lib/cx";
import { Icon } from "@/shared/ui/icon";

interface FoldedPanelProps {
  title: string;
  /** Something is in it, so it is open until it is folded. */
  filled: boolean;
  children: ReactNode;
}

/** Show a panel of the form as its title alone until something is in it. What is within is made when it is opened. */
export function FoldedPanel({ title, filled, children }: FoldedPanelProps) {
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? filled;
  return (
    <details
      className={cx("panel", !open && "gap-0")}
      open={open}
      onToggle={({ currentTarget }) => setChosen(currentTarget.open)}
    >
      <summary className="flex cursor-pointer items-center justify-between gap-3 font-semibold text-body">
        {title}
        <Icon of={ChevronDown} className={cx("size-4 text-subtle", open && "rotate-180")} />
      </summary>
      {open && children}
    </details>
  );
}
