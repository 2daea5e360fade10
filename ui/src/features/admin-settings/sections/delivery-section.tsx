import { FormSection } from "@/shared/admin/forms/form-section";
import { readDecimal } from "@/shared/admin/money/read-price";
import { formatPrice, toCents } from "@/shared/lib/money";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import type { SettingsForm } from "../form/settings-form";
import type { SettingsFields } from "../form/use-settings-form";
import { TextSetting } from "./text-setting";

export function DeliverySection({ fields }: { fields: SettingsFields }) {
  return (
    <FormSection
      id="delivery"
      title="Delivery and collection"
      description="One price for every delivery, whatever the weight. Collecting at the workshop is free; the page of a part in stock says from when, by your opening hours."
    >
      <DeliverySettings fields={fields} />
      <TextSetting
        fields={fields}
        name="deliveryTime"
        label="Delivery time"
        optional
        hint="Shown before ordering, where customers choose how to pay. Leave it blank to show nothing."
        placeholder="2 to 3 working days"
        className="mt-5 max-w-form"
      />
    </FormSection>
  );
}

export function DeliverySettings({ fields }: { fields: SettingsFields }) {
  const { form, errors, set } = fields;
  return (
    <div>
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <TextSetting
          fields={fields}
          name="deliveryPrice"
          label="Delivery price in €"
          optional
          hint="Leave blank if delivery costs nothing extra."
          placeholder="9.90"
          inputMode="decimal"
          width="max-w-36"
        />
        <TextSetting
          fields={fields}
          name="freeDeliveryOver"
          label="Free delivery over, in €"
          optional
          hint="Leave blank if delivery is never free."
          placeholder="500.00"
          inputMode="decimal"
          width="max-w-36"
        />
      </div>
      <Checkbox
        label="Customers may collect at the workshop"
        checked={form.collection}
        onChange={({ target }) => set("collection", target.checked)}
        className="mt-4"
      />
      {errors.collection && <p className="text-danger">{errors.collection}</p>}
      <p role="status" className="mt-3 max-w-measure border-control border-l-2 pl-3">
        {describeDelivery(form)}
      </p>
    </div>
  );
}

type Terms = Pick<SettingsForm, "deliveryPrice" | "freeDeliveryOver" | "collection">;

/** Describe the delivery at the checkout with these terms, or name an invalid amount. */
export function describeDelivery({ deliveryPrice, freeDeliveryOver, collection }: Terms): string {
  const price = readAmount(deliveryPrice);
  const over = readAmount(freeDeliveryOver);
  if (price === undefined || over === undefined) return "Enter an amount such as 9.90.";
  if (price === "" && !collection) {
    return "Customers enter their address and see no delivery charge. There is nothing to choose.";
  }
  const collecting = collection
    ? " Or they collect from the workshop, free and without giving an address."
    : "";
  return `Customers have it delivered: ${costOf(price, over)}.${collecting}`;
}

function costOf(price: string, over: string): string {
  if (price === "" || toCents(price) === 0) return "free";
  const cost = formatPrice(price);
  return over === "" ? `${cost}, always` : `${cost}, free for goods over ${formatPrice(over)}`;
}

const AMOUNT = /^(\d{1,8}(\.\d{1,2})?)?$/;

/** Return "1.249,90" as "1249.90", as the server takes it; "" for a blank, undefined for what is no amount. */
function readAmount(typed: string): string | undefined {
  const text = readDecimal(typed);
  return AMOUNT.test(text) ? text : undefined;
}
