import { Undo2 } from "lucide-react";
import { useSearchParams } from "react-router-dom";
import { Segments } from "@/shared/admin/forms/segments";
import { EmptyState } from "@/shared/ui/empty-state";
import type { Withdrawal, WithdrawalStatus } from "./use-withdrawals";
import { WithdrawalCard } from "./withdrawal-card";
import { isToPayBack, STATUS_NAMES } from "./withdrawal-words";

type Choice = WithdrawalStatus | "all";

/** List all statements, newest first, or those of a status. */
export function WithdrawalsList({ withdrawals }: { withdrawals: Withdrawal[] }) {
  const [choice, setChoice] = useChoice();
  if (withdrawals.length === 0) {
    return (
      <EmptyState icon={Undo2} title="No withdrawals yet">
        <p>
          A customer may withdraw from a purchase within 14 days of getting the goods. The link is at the
          bottom of every page; what they send appears here.
        </p>
      </EmptyState>
    );
  }
  const of = (kind: Choice) =>
    withdrawals.filter(
      (each) => kind === "all" || each.status === kind || (kind === "accepted" && isToPayBack(each)),
    );
  const names = Object.entries(STATUS_NAMES) as [WithdrawalStatus, string][];
  return (
    <>
      <Segments<Choice>
        label="Show"
        value={choice}
        onChange={setChoice}
        options={[
          { value: "all", label: "All", count: withdrawals.length },
          ...names.map(([value, label]) => ({ value, label, count: of(value).length })),
        ]}
      />
      {of(choice).length > 0 ? (
        <ul aria-label="Withdrawals" className="flex flex-col gap-4">
          {of(choice).map((withdrawal) => (
            <WithdrawalCard key={withdrawal.id} withdrawal={withdrawal} />
          ))}
        </ul>
      ) : (
        <p className="text-muted">
          None of them is {STATUS_NAMES[choice as WithdrawalStatus].toLowerCase()}.
        </p>
      )}
    </>
  );
}

/** Return the choice of the address: "?show=new". */
function useChoice(): [Choice, (choice: Choice) => void] {
  const [params, setParams] = useSearchParams();
  const shown = params.get("show") ?? "";
  const choose = (choice: Choice) =>
    setParams(choice === "all" ? {} : { show: choice }, { replace: true, state: { keepScroll: true } });
  return [shown in STATUS_NAMES ? (shown as WithdrawalStatus) : "all", choose];
}
