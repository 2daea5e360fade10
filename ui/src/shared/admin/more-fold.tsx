import { ChevronDown } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { cx } from "@/shared/lib/cx";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";

interface MoreFoldProps {
  label: string;
  children: ReactNode;
}

/** Show a button that opens what is rarely needed below it. */
export function MoreFold({ label, children }: MoreFoldProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        className="justify-self-start"
      >
        {label}
        <Icon of={ChevronDown} className={cx("size-4", isOpen && "rotate-180")} />
      </Button>
      {isOpen && (
        <div id={id} className="flex basis-full flex-wrap gap-3">
          {children}
        </div>
      )}
    </>
  );
}
