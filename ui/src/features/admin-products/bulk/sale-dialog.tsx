import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { countOf } from "@/shared/admin/count-of";
import { DialogForm, FormDialog } from "@/shared/admin/forms/form-dialog";
import { TextInput } from "@/shared/admin/forms/inputs";
import { Segments } from "@/shared/admin/forms/segments";
import { useSettled } from "@/shared/admin/use-settled";
import { fieldMessages, serverMessage } from "@/shared/api/api-error";
import {
  CAMPAIGN,
  type CampaignBy,
  type CampaignFields,
  NO_CAMPAIGN,
  previewCampaign,
  readCampaign,
} from "./campaign";
import { SalePreview } from "./sale-preview";

export interface CampaignWanted extends CampaignFields {
  /** The prices that the preview showed. One that has changed since is refused. */
  seen: { id: string; price: string }[];
}

interface SaleDialogProps {
  open: boolean;
  ids: string[];
  /** The words for all of them, such as "3 products". */
  many: string;
  onClose: () => void;
  /** A rejection leaves the dialog as it is; its caller has said why. */
  onSave: (wanted: CampaignWanted) => Promise<unknown>;
}

/** Put many products on sale, with each price and what is left out before it happens. */
export function SaleDialog({ open, onClose, many, ids, onSave }: SaleDialogProps) {
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={`Put ${many} on sale`}
      description="You see each price before it happens, and can undo it for 30 days."
    >
      <SaleForm ids={ids} onSave={onSave} />
    </FormDialog>
  );
}

const BY: { value: CampaignBy; label: string; field: string }[] = [
  { value: "percent", label: "Percentage", field: "Percentage off" },
  { value: "price", label: "One price", field: "Sale price (€)" },
  { value: "end", label: "End the sale", field: "" },
];

function SaleForm({ ids, onSave }: Pick<SaleDialogProps, "ids" | "onSave">) {
  const [fields, setFields] = useState(NO_CAMPAIGN);
  const { campaign, complaint } = readCampaign(fields);
  const preview = usePreview(ids, campaign);
  const sales = campaign && !preview.isError ? preview.data?.sales : undefined;
  const count = preview.fresh ? (preview.data?.count ?? 0) : 0;
  const chosen = BY.find(({ value }) => value === fields.by) ?? BY[0];
  const change = (changes: Partial<CampaignFields>) => setFields({ ...fields, ...changes });
  const refused = campaign && preview.isError ? preview.error : undefined;
  const errors: Record<string, string> = fieldMessages(refused);
  const save = () => {
    if (!campaign || !sales || count === 0) return undefined;
    const seen = sales.map(({ id, price }) => ({ id, price }));
    return onSave({ ...campaign, seen }).catch((error: unknown) => {
      preview.refetch();
      throw error;
    });
  };
  const isEnd = fields.by === "end";
  return (
    <DialogForm
      label="Sale"
      className="flex flex-col gap-4"
      onSave={save}
      saveLabel={
        isEnd ? "End the sale" : count === 0 ? "Put on sale" : `Put ${countOf(count, "product")} on sale`
      }
      pendingLabel={isEnd ? "Ending…" : "Putting on sale…"}
      disabled={count === 0}
      failure={refused && Object.keys(errors).length === 0 ? serverMessage(refused) : undefined}
    >
      <Segments label="Sale by" options={BY} value={fields.by} onChange={(by) => change({ by })} />
      {!isEnd && (
        <>
          <TextInput
            label={chosen?.field ?? ""}
            error={complaint ?? errors.value}
            inputMode="decimal"
            autoComplete="off"
            value={fields.value}
            onValue={(value) => change({ value })}
          />
          <div className="grid items-end gap-4 sm:grid-cols-2">
            <TextInput
              label="Begins"
              optional
              hint="Empty: at once"
              type="datetime-local"
              error={errors.saleFrom}
              value={fields.saleFrom ?? ""}
              onValue={(saleFrom) => change({ saleFrom })}
            />
            <TextInput
              label="Ends"
              hint="The prices go back then"
              type="datetime-local"
              error={errors.saleTo}
              value={fields.saleTo}
              onValue={(saleTo) => change({ saleTo })}
            />
          </div>
        </>
      )}
      <SalePreview sales={sales} isEnd={isEnd} />
    </DialogForm>
  );
}

const PAUSE_MS = 200;

/** Return the effect of the sale from the server. `fresh` says that it is the effect of this very sale. */
function usePreview(ids: string[], campaign: CampaignFields | undefined) {
  const wanted = useSettled(JSON.stringify(campaign), PAUSE_MS);
  const settled = wanted === JSON.stringify(campaign);
  const preview = useQuery({
    queryKey: [CAMPAIGN, wanted, ids],
    queryFn: ({ signal }) => previewCampaign(JSON.parse(wanted ?? ""), ids, signal),
    // The sale itself clears the selection.
    enabled: wanted !== undefined && settled && ids.length > 0,
    gcTime: 0,
    retry: false,
    placeholderData: (before) => before,
  });
  return { ...preview, fresh: settled && preview.isSuccess && !preview.isPlaceholderData };
}
