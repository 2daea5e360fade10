import { ChevronDown } from "lucide-react";
import { type ReactNode, useState } from "react";
import { cx } from "@/shared/lib/cx";
import { Icon } from "@/shared/ui/icon";

/** Show a panel of the form as its title alone. What is within is made, and read, when it is opened. */
export function FoldedPanel({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="panel" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="flex cursor-pointer items-center justify-between gap-3 font-semibold text-body">
        {title}
        <Icon of={ChevronDown} className={cx("size-4 text-subtle", open && "rotate-180")} />
      </summary>
      {open && children}
    </details>
  );
}
