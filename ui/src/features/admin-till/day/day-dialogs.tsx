import { useState } from "react";
import { DialogForm, FormDialog } from "@/shared/admin/forms/form-dialog";
import { AmountInput, TextInput } from "@/shared/admin/forms/inputs";
import { Segments } from "@/shared/admin/forms/segments";
import { useTyped } from "@/shared/admin/forms/use-field-errors";
import { readDecimal } from "@/shared/admin/money/read-price";
import { useTill } from "../use-till";
import { useAddEntry, useCloseDay } from "./use-days";

interface DayDialogProps {
  onClose: () => void;
}

/** Enter cash that comes or goes without a sale, with its reason. An entry is corrected by another one. */
export function CashDialog({ onClose }: DayDialogProps) {
  const [id] = useState(() => crypto.randomUUID());
  const { typed, change, errors, take } = useTyped(() => ({
    kind: "cash_out" as Kind,
    amount: "",
    reason: "",
  }));
  const add = useAddEntry();
  const body = { ...typed, id, amount: readDecimal(typed.amount) };
  return (
    <FormDialog open onClose={onClose} title="Cash in or out">
      <DialogForm onSave={() => add.mutateAsync(body).catch(take)} saveLabel="Enter">
        <Segments<Kind>
          label="Direction"
          options={[
            { value: "cash_out", label: "Taken out" },
            { value: "cash_in", label: "Put in" },
          ]}
          value={typed.kind}
          onChange={(kind) => change({ kind })}
        />
        <AmountInput
          label="Amount in €"
          error={errors.amount}
          autoComplete="off"
          maxLength={12}
          value={typed.amount}
          onValue={(amount) => change({ amount })}
        />
        <TextInput
          label="Reason"
          hint="Such as: stamps, coins from the bank, or the correction of an entry"
          error={errors.reason}
          autoComplete="off"
          maxLength={500}
          value={typed.reason}
          onValue={(reason) => change({ reason })}
        />
      </DialogForm>
    </FormDialog>
  );
}

type Kind = "cash_in" | "cash_out";

/** Close the day with the cash that was counted. */
export function CloseDialog({ dayId, onClose }: DayDialogProps & { dayId: string }) {
  const { typed, change, errors, take } = useTyped(() => ({ counted: "" }));
  const close = useCloseDay(dayId);
  const parked = useTill().data?.parked.length ?? 0;
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Close the day"
      description={`Count the cash in the till. A closed day is not changed any more.${sayParked(parked)}`}
    >
      <DialogForm
        onSave={() => close.mutateAsync({ counted: readDecimal(typed.counted) }).catch(take)}
        saveLabel="Close the day"
        pendingLabel="Closing…"
      >
        <AmountInput
          label="Cash counted, in €"
          error={errors.counted}
          autoComplete="off"
          maxLength={12}
          value={typed.counted}
          onValue={(counted) => change({ counted })}
        />
      </DialogForm>
    </FormDialog>
  );
}

function sayParked(count: number): string {
  if (count === 0) return "";
  return count === 1 ? " 1 sale is still put aside." : ` ${count} sales are still put aside.`;
}
