import { FormSection } from "@/shared/admin/form-section";
import { Checkbox } from "@/shared/ui/checkbox";
import { describeDelivery } from "./describe-delivery";
import { TextSetting } from "./text-setting";
import type { SettingsFields } from "./use-settings-form";

export function DeliverySection({ fields }: { fields: SettingsFields }) {
  const { form, errors, set } = fields;
  return (
    <FormSection
      id="delivery"
      title="Delivery and collection"
      description="One price for every delivery, whatever it weighs. Collecting at the workshop is free."
    >
      <div className="grid items-end gap-5 sm:grid-cols-2">
        <TextSetting
          fields={fields}
          name="deliveryPrice"
          label="Delivery price in €"
          optional
          hint="Blank: delivery costs nothing extra."
          placeholder="9.90"
          inputMode="decimal"
          maxLength={11}
          width="max-w-36"
        />
        <TextSetting
          fields={fields}
          name="freeDeliveryOver"
          label="Free for goods over, in €"
          optional
          hint="Blank: delivery is never free."
          placeholder="500.00"
          inputMode="decimal"
          maxLength={11}
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
    </FormSection>
  );
}
