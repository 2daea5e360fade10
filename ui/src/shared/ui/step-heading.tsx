import { ArrowLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router-dom";
import { Link } from "@/shared/ui/link";
import { Button } from "./button";
import { Icon } from "./icon";
import { Skeleton } from "./skeleton";

export interface TrailStep {
  label: string;
  to: string;
}

interface StepHeadingProps {
  /** It is undefined while it is not known, and its line is then empty. */
  title: string | undefined;
  lead?: ReactNode;
  /** The steps before this one, each of them a link. */
  trail: TrailStep[];
  /** The URL that "Back" leads to. */
  start: string;
}

/** Show the headline of a step within the shop: the steps before it, the title, and "Back" to the start. */
export function StepHeading({ title, lead, trail, start }: StepHeadingProps) {
  const navigate = useNavigate();
  return (
    <header className="mb-4 flex flex-col gap-3 border-line border-b pb-5 sm:mb-8 sm:gap-4 sm:pb-8">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button size="small" onClick={() => navigate(start)}>
          <Icon of={ArrowLeft} className="size-4" />
          Back
        </Button>
        <Trail steps={trail} />
      </div>
      <h1 id="step-title" tabIndex={-1} data-quiet-focus="" className="headline text-h1">
        {title ?? <Skeleton className="h-[1.05em] w-72 max-w-full" />}
      </h1>
      {lead && <p className="max-w-measure text-lead text-muted">{lead}</p>}
    </header>
  );
}

function Trail({ steps }: { steps: TrailStep[] }) {
  return (
    <nav aria-label="You are here">
      <ol className="flex flex-wrap items-center gap-x-1.5 text-muted text-small">
        {steps.map(({ label, to }, index) => (
          <li key={to} className="flex items-center gap-x-1.5">
            {index > 0 && <Icon of={ChevronRight} className="size-4 text-subtle" />}
            <Link to={to} className="py-1.5 underline-offset-4 hover:text-text hover:underline">
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
