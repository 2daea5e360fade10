import { FormSection } from "@/shared/admin/forms/form-section";
import { LongTextInput } from "@/shared/admin/forms/inputs";
import { settingsBody } from "@/shared/api/fields/admin-fields";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import type { SettingsFields } from "../form/use-settings-form";
import { TextSetting } from "./text-setting";

/** Edit the seller as receipts and invoices name it, and their numbers. */
export function DocumentsSection({ fields }: { fields: SettingsFields }) {
  return (
    <FormSection
      id="documents"
      title="Receipts and invoices"
      description="The seller as registered; the address is the business address. An invoice with VAT needs the VAT number. Documents already issued do not change."
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <TextSetting fields={fields} name="legalName" label="Legal name" optional />
        <TextSetting fields={fields} name="legalForm" label="Legal form" optional placeholder="Limited" />
        <TextSetting fields={fields} name="companyNumber" label="Company number" optional />
        <TextSetting fields={fields} name="vatNumber" label="VAT number" optional placeholder="IE6388047V" />
        <SeriesSetting fields={fields} />
        <LongSetting fields={fields} name="paymentTerms" label="Payment terms" />
        <LongSetting fields={fields} name="invoiceNote" label="Note at the bottom" />
      </div>
    </FormSection>
  );
}

function SeriesSetting({ fields }: { fields: SettingsFields }) {
  const { form, set } = fields;
  return (
    <div className="sm:col-span-2">
      <TextSetting
        fields={fields}
        name="invoiceSeries"
        label="Prefix of your invoice numbers"
        optional
        hint={describeSeries(form.invoiceSeries.trim(), form.invoiceSeriesYearly, new Date().getFullYear())}
        placeholder="2026-"
        width="max-w-36"
      />
      <Checkbox
        label="Start again each year"
        checked={form.invoiceSeriesYearly}
        onChange={({ target }) => set("invoiceSeriesYearly", target.checked)}
        className="mt-2"
      />
    </div>
  );
}

/** Describe the first number of a series in a year, as the server writes it. */
export function describeSeries(series: string, yearly: boolean, year: number): string {
  const dated = /20\d{2}/.test(series) ? series.replace(/20\d{2}/, String(year)) : `${series}${year}-`;
  return `Printed before each number: the first is ${yearly ? dated : series}0001.`;
}

interface LongSettingProps {
  fields: SettingsFields;
  name: "paymentTerms" | "invoiceNote";
  label: string;
}

function LongSetting({ fields: { form, errors, set }, name, label }: LongSettingProps) {
  return (
    <LongTextInput
      label={label}
      optional
      error={errors[name]}
      className="sm:col-span-2"
      rows={2}
      maxLength={settingsBody[name].maxLength}
      value={form[name]}
      onValue={(text) => set(name, text)}
    />
  );
}
