import { useController } from "react-hook-form";
import { AmountInput, LongTextInput, SelectInput } from "@/shared/admin/forms/inputs";
import { newProduct } from "@/shared/api/fields/admin-fields";
import { unitName } from "@/shared/lib/unit-price";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import type { ProductForm } from "./detail-fields";
import { PACK_UNITS } from "./product-schema";

/**
 * Edit the facts that customers must know before they buy: content for the unit price, warnings, made to order.
 */
export function LawFields({ form }: { form: ProductForm }) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const { field: madeToOrder } = useController({ control, name: "madeToOrder" });
  return (
    <section aria-labelledby="law-title" className="panel">
      <div>
        <h2 id="law-title" className="font-semibold text-body">
          Legally required information
        </h2>
        <p className="text-muted">
          With these two, customers also see the price per litre, kilogram, metre or item.
        </p>
      </div>
      <div className="grid items-end gap-x-5 gap-y-4 sm:grid-cols-2">
        <AmountInput
          label="Contents of one item"
          optional
          error={errors.packAmount?.message}
          {...register("packAmount")}
          placeholder="500"
          controlClass="tabular"
        />
        <SelectInput
          label="Unit of the contents"
          optional
          error={errors.packUnit?.message}
          {...register("packUnit")}
        >
          <option value="">None</option>
          {PACK_UNITS.map((unit) => (
            <option key={unit} value={unit}>
              {unitName(unit)}
            </option>
          ))}
        </SelectInput>
        <LongTextInput
          label="Warnings"
          optional
          hint="Shown in full on the product's page, with the maker's details."
          error={errors.warnings?.message}
          className="sm:col-span-2"
          {...register("warnings")}
          rows={4}
          maxLength={newProduct.warnings.maxLength}
        />
        <Checkbox
          label="Made to each customer’s wishes: they are told before they buy that they cannot withdraw"
          checked={madeToOrder.value}
          onChange={madeToOrder.onChange}
          className="sm:col-span-2"
        />
      </div>
    </section>
  );
}
