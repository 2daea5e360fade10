import { Check, CircleHelp, type LucideIcon, X } from "lucide-react";
import type { ReactNode } from "react";
import type { Fit } from "@/shared/api/types";
import { cx } from "@/shared/lib/cx";
import { Icon } from "@/shared/ui/icon";
import { SHORT } from "./verdict-words";

const MARKS: Record<Fit["verdict"], { icon: LucideIcon; tone: string }> = {
  fits: { icon: Check, tone: "text-ok" },
  fits_if: { icon: CircleHelp, tone: "text-warn" },
  check: { icon: CircleHelp, tone: "text-warn" },
  universal: { icon: Check, tone: "text-ok" },
  unknown: { icon: CircleHelp, tone: "text-muted" },
  no: { icon: X, tone: "text-danger" },
};

interface VerdictProps {
  fit: Fit;
  /** The whole sentence, perhaps with a link. Without it the few words of a card are shown on one line. */
  words?: ReactNode;
  className?: string;
}

/** Show whether a part fits the visitor's vehicle. It is a mark with words, never the colour alone. */
export default function Verdict({ fit, words, className }: VerdictProps) {
  const { icon, tone } = MARKS[fit.verdict];
  return (
    <span className={cx("flex min-w-0 gap-1.5", words ? "items-start" : "items-center", className)}>
      <Icon of={icon} className={cx("size-4", words !== undefined && "mt-0.5", tone)} />
      <span className={cx("min-w-0 font-semibold", !words && "truncate", tone)}>
        {words ?? SHORT[fit.verdict]}
      </span>
    </span>
  );
}
