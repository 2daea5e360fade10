import { Check, ChevronRight } from "lucide-react";
import { StatsPanel } from "@/shared/admin/chart/stats-panel";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import { Link } from "@/shared/ui/link";
import { type SetUpStep, useDismissSetUp } from "./use-today";

const STEPS: Record<SetUpStep["step"], { text: string; to: string }> = {
  name: { text: "Name of the business", to: "/admin/settings" },
  contact: { text: "Phone number or e-mail address", to: "/admin/settings" },
  hours: { text: "Opening hours", to: "/admin/settings#hours" },
  tax: { text: "How tax works", to: "/admin/settings/selling#tax" },
  seller: { text: "Legal name and VAT number for invoices", to: "/admin/settings/selling#documents" },
  series: { text: "Prefix of your invoice numbers", to: "/admin/settings/selling#documents" },
  delivery: { text: "Delivery price or collection", to: "/admin/settings/selling#delivery" },
  payment: { text: "How customers pay", to: "/admin/settings/selling#ways" },
  mail: { text: "E-mail account, tried with a test", to: "/admin/settings/mail" },
  online: { text: "Public address", to: "/admin/online" },
  products: { text: "First product", to: "/admin/products/new" },
  backup: { text: "Second folder for backups", to: "/admin/backups" },
};

/**
 * Show the steps that are missing before the shop is ready for customers. The panel is gone when they are done
 * or dismissed.
 */
export function SetUpPanel({ steps }: { steps: SetUpStep[] }) {
  const dismiss = useDismissSetUp();
  if (steps.length === 0) return null;
  const done = steps.filter((step) => step.done).length;
  return (
    <StatsPanel title="Set up your shop" note={`${done} of ${steps.length} done`}>
      <ul className="-mx-4">
        {steps.map((step) => (
          <StepLine key={step.step} step={step} />
        ))}
      </ul>
      <Button
        size="small"
        variant="ghost"
        pending={dismiss.isPending}
        onClick={() => dismiss.mutate()}
        className="-mb-2 -ml-3.5"
      >
        Hide this list
      </Button>
    </StatsPanel>
  );
}

function StepLine({ step: { step, done } }: { step: SetUpStep }) {
  const { text, to } = STEPS[step];
  return (
    <li className="border-line border-t">
      <Link to={to} className="today-line">
        <span className={done ? "text-ok" : "text-control"}>
          {done ? (
            <Icon of={Check} className="size-4" />
          ) : (
            <span aria-hidden="true" className="block size-4 rounded-full border border-control" />
          )}
        </span>
        <span className={done ? "mr-auto text-muted" : "mr-auto"}>
          {text}
          {done && <span className="sr-only"> (done)</span>}
        </span>
        {!done && <Icon of={ChevronRight} className="size-4 text-subtle" />}
      </Link>
    </li>
  );
}
