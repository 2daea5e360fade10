import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "@/shared/lib/cx";
import { Icon } from "@/shared/ui/icon";
import type { MoreFold, MorePanel } from "./more-panels";

const WORDS: Record<MorePanel, string> = {
  sale: "sale",
  options: "options such as shades or sizes",
  numbers: "part numbers, maker",
  shop: "supplier, place, lead time, featured, hidden, address",
  law: "content, warnings",
};

interface MoreFieldsProps {
  fold: MoreFold;
  panels: Record<MorePanel, ReactNode>;
  /** They are the last ones, each folded by itself. */
  history: ReactNode;
}

/** Show the panels that are filled in, then all others under More. */
export function MoreFields({ fold, panels, history }: MoreFieldsProps) {
  const words = fold.folded.map((panel) => WORDS[panel]).join(" · ");
  return (
    <div className="flex min-w-0 flex-col gap-5">
      {fold.shown.map((panel) => (
        <div key={panel}>{panels[panel]}</div>
      ))}
      {fold.folded.length > 0 && (
        <details open={fold.open} onToggle={({ currentTarget }) => fold.setOpen(currentTarget.open)}>
          <summary className="panel flex cursor-pointer items-center gap-x-3 gap-y-1 max-sm:flex-wrap">
            <span className="font-semibold text-body max-sm:mr-auto">More</span>
            <span className="text-muted max-sm:order-last max-sm:w-full sm:min-w-0 sm:flex-1">{words}</span>
            <Icon of={ChevronDown} className={cx("size-4 shrink-0 text-subtle", fold.open && "rotate-180")} />
          </summary>
          <div className="mt-5 flex flex-col gap-5">
            {fold.folded.map((panel) => (
              <div key={panel}>{panels[panel]}</div>
            ))}
          </div>
        </details>
      )}
      {history}
    </div>
  );
}
