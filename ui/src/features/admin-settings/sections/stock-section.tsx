import { FormSection } from "@/shared/admin/forms/form-section";
import type { SettingsForm } from "../form/settings-form";
import type { SettingsFields } from "../form/use-settings-form";
import { TextSetting } from "./text-setting";

/** Limit the share of the stock that one order may take which is not paid yet. */
export function StockSection({ fields }: { fields: SettingsFields }) {
  return (
    <FormSection
      id="stock"
      title="Large orders"
      description="Nothing is paid when an order is placed, so one customer could order everything you have. This does not limit orders you enter yourself."
    >
      <TextSetting
        fields={fields}
        name="orderStockShare"
        label="Largest share of a product's stock in one order, in %"
        hint="100: no limit. One piece can always be ordered."
        inputMode="numeric"
        width="max-w-24"
      />
      <p role="status" className="mt-4 max-w-measure border-control border-l-2 pl-3">
        {describeShare(fields.form)}
      </p>
    </FormSection>
  );
}

const STOCK = 20;

/** Describe the share by an example, or name an invalid one. */
export function describeShare({ orderStockShare }: Pick<SettingsForm, "orderStockShare">): string {
  const share = Number(orderStockShare);
  if (!Number.isInteger(share) || share < 1 || share > 100) return "Enter a number from 1 to 100.";
  if (share === 100) return "One order may take everything in stock.";
  const most = Math.max(1, Math.floor((STOCK * share) / 100));
  return `Of ${STOCK} in stock one order may take ${most}.`;
}
