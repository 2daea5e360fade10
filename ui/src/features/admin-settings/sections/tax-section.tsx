import { type ReactNode, useId } from "react";
import { FormSection } from "@/shared/admin/forms/form-section";
import type { SettingsForm } from "../form/settings-form";
import type { SettingsFields } from "../form/use-settings-form";
import { type Choice, ChoiceList } from "./choice-list";
import { taxExample } from "./tax-example";
import { TextSetting } from "./text-setting";

const MODES: Choice<SettingsForm["taxMode"]>[] = [
  {
    value: "added",
    label: "Tax is added to the prices",
    text: "The shop shows prices without tax; cart and checkout add it. In the EU and the UK, prices for consumers must include VAT.",
  },
  {
    value: "included",
    label: "Prices include tax",
    text: "Customers pay the price they see; cart and checkout show how much of it is VAT.",
  },
  {
    value: "none",
    label: "No tax",
    text: "No tax is added or shown: for a business that is not registered for VAT.",
  },
];

export function TaxSection({ fields, children }: { fields: SettingsFields; children: ReactNode }) {
  return (
    <FormSection
      id="tax"
      title="Prices and tax"
      description="This applies to every cart from now on. Existing orders do not change."
    >
      <TaxSettings fields={fields} />
      <TextSetting
        fields={fields}
        name="labourPrice"
        label="Hourly rate in €"
        optional
        hint="Hours that you add to quotes and jobs start with this rate."
        inputMode="decimal"
        width="max-w-32"
        className="mt-3"
      />
      {fields.form.taxMode !== "none" && children}
    </FormSection>
  );
}

/** Choose how tax works, with an example in euros. */
export function TaxSettings({ fields }: { fields: SettingsFields }) {
  const { form, errors, set } = fields;
  const id = useId();
  return (
    <div>
      <ChoiceList
        name="taxMode"
        legend="Prices and tax"
        choices={MODES}
        value={form.taxMode}
        onChange={(mode) => set("taxMode", mode)}
        describedBy={`${id}-example`}
      />
      {errors.taxMode && <p className="mt-2 text-danger">{errors.taxMode}</p>}
      {form.taxMode !== "none" && (
        <>
          <TextSetting
            fields={fields}
            name="taxRate"
            label="Tax rate in %"
            inputMode="decimal"
            width="max-w-24"
            className="mt-3"
          />
          <TextSetting
            fields={fields}
            name="labourTaxRate"
            label="Rate for hours and services in %"
            optional
            hint="For new lines in quotes and jobs. Blank: the same as above. Repairs in Ireland: 13.5"
            inputMode="decimal"
            width="max-w-24"
            className="mt-3"
          />
        </>
      )}
      <p id={`${id}-example`} role="status" className="mt-4 border-control border-l-2 pl-3">
        {taxExample(form.taxMode, form.taxRate)}
      </p>
    </div>
  );
}
