import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { countOf } from "@/shared/admin/count-of";
import { DialogForm, FormDialog } from "@/shared/admin/forms/form-dialog";
import { TextInput } from "@/shared/admin/forms/inputs";
import { Segments } from "@/shared/admin/forms/segments";
import { useSettled } from "@/shared/admin/use-settled";
import { serverMessage } from "@/shared/api/api-error";
import { request } from "@/shared/api/request";
import { PricePreview } from "./price-preview";
import { type ChangeBy, NO_CHANGE, type PriceFields, type Rounding, readRule } from "./price-rule";

export const PRICES = "/api/admin/products/bulk-prices";

export interface PricesWanted extends PriceFields {
  /** The prices that the preview showed. One that has changed since is refused. */
  seen: { id: string; price: string }[];
}

interface PriceDialogProps {
  open: boolean;
  ids: string[];
  /** The words for all of them, such as "3 products". */
  many: string;
  onClose: () => void;
  /** A rejection leaves the dialog as it is; its caller has said why. */
  onSave: (wanted: PricesWanted) => Promise<unknown>;
}

/** Change the prices of many products by a rule, with each old and new price before it happens. */
export function PriceDialog({ open, onClose, many, ids, onSave }: PriceDialogProps) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Change the prices of ${many}`}
      description="You see each price before it changes, and can undo the change for 30 days."
    >
      <PriceForm ids={ids} onSave={onSave} />
    </FormDialog>
  );
}

const BY: { value: ChangeBy; label: string; field: string; hint: string }[] = [
  { value: "percent", label: "Percentage", field: "Percentage", hint: "5 raises by 5 %, -10 lowers by 10 %" },
  { value: "amount", label: "Amount", field: "Amount (€)", hint: "2.50 adds €2.50, -1 takes €1.00 off" },
  { value: "fixed", label: "One price", field: "Price (€)", hint: "Set this price for all" },
];
const ROUNDING: { value: Rounding; label: string }[] = [
  { value: "none", label: "To the cent" },
  { value: "99", label: "To .99" },
  { value: "whole", label: "To whole euros" },
];

function PriceForm({ ids, onSave }: Pick<PriceDialogProps, "ids" | "onSave">) {
  const [fields, setFields] = useState(NO_CHANGE);
  const { rule, complaint } = readRule(fields);
  const preview = usePreview(ids, rule);
  const prices = rule && !preview.isError ? preview.data?.prices : undefined;
  const count = preview.fresh ? (preview.data?.count ?? 0) : 0;
  const chosen = BY.find(({ value }) => value === fields.by) ?? BY[0];
  const change = (changes: Partial<PriceFields>) => setFields({ ...fields, ...changes });
  const save = () => {
    if (!rule || !prices || count === 0) return undefined;
    const seen = prices.map(({ id, before }) => ({ id, price: before }));
    return onSave({ ...rule, seen }).catch((error: unknown) => {
      preview.refetch();
      throw error;
    });
  };
  return (
    <DialogForm
      label="Change prices"
      className="flex flex-col gap-4"
      onSave={save}
      saveLabel={count === 0 ? "Change prices" : `Change ${countOf(count, "price")}`}
      pendingLabel="Changing…"
      disabled={count === 0}
    >
      <Segments label="Change by" options={BY} value={fields.by} onChange={(by) => change({ by })} />
      <TextInput
        label={chosen?.field ?? ""}
        hint={chosen?.hint}
        error={complaint ?? (rule && preview.isError ? serverMessage(preview.error) : undefined)}
        inputMode="text"
        autoComplete="off"
        value={fields.value}
        onValue={(value) => change({ value })}
      />
      <Segments
        label="Round"
        options={ROUNDING}
        value={fields.rounding}
        onChange={(rounding) => change({ rounding })}
      />
      <PricePreview prices={prices} />
    </DialogForm>
  );
}

const PAUSE_MS = 200;

/**
 * Return the effect of the rule from the server, which alone calculates prices. `fresh` says that it is the
 * effect of this very rule.
 */
function usePreview(ids: string[], rule: PriceFields | undefined) {
  const wanted = useSettled(JSON.stringify(rule), PAUSE_MS);
  const settled = wanted === JSON.stringify(rule);
  const preview = useQuery({
    queryKey: ["price-preview", wanted, ids],
    queryFn: ({ signal }) =>
      request(PRICES, {
        method: "POST",
        body: { ...(JSON.parse(wanted ?? "") as PriceFields), ids, dryRun: true },
        signal,
      }),
    // The change itself clears the selection.
    enabled: wanted !== undefined && settled && ids.length > 0,
    gcTime: 0,
    placeholderData: (before) => before,
  });
  return { ...preview, fresh: settled && preview.isSuccess && !preview.isPlaceholderData };
}
