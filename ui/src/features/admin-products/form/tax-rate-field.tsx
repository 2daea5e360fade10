import { SelectInput } from "@/shared/admin/forms/inputs";
import { useSettings } from "@/shared/api/use-settings";
import type { ProductForm } from "./detail-fields";

/** Choose a tax rate, in a shop that has more than one. */
export function TaxRateField({ form }: { form: ProductForm }) {
  const { register, formState } = form;
  const { taxRates } = useSettings();
  if (taxRates.length < 2) return null;
  const own = formState.defaultValues?.taxRateId;
  // A rate that was chosen before it became the default is still the product's own.
  const offered = taxRates.filter(({ id, isDefault }) => !isDefault || id === own);
  const standard = taxRates.find(({ isDefault }) => isDefault);
  return (
    <SelectInput label="Tax rate" error={formState.errors.taxRateId?.message} {...register("taxRateId")}>
      <option value="">{`${standard?.name}, ${standard?.rate} % (default)`}</option>
      {offered.map(({ id, name, rate }) => (
        <option key={id} value={id}>{`${name}, ${rate} %`}</option>
      ))}
    </SelectInput>
  );
}
