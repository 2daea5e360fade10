import { useController } from "react-hook-form";
import { Checkbox } from "@/shared/ui/checkbox";
import { Field } from "@/shared/ui/field";
import { Input } from "@/shared/ui/input";
import type { ProductForm } from "./detail-fields";

export function SaleFields({ form }: { form: ProductForm }) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const { field: featured } = useController({ control, name: "featured" });
  return (
    <>
      <Field label="Price (€)" error={errors.price?.message}>
        {(tied) => (
          <Input
            {...tied}
            {...register("price")}
            inputMode="decimal"
            placeholder="49.99"
            className="tabular"
          />
        )}
      </Field>
      <Field label="Inventory" error={errors.inventory?.message}>
        {(tied) => <Input {...tied} {...register("inventory")} inputMode="numeric" className="tabular" />}
      </Field>
      <Checkbox
        label="Featured: shown first, with a badge"
        checked={featured.value}
        onChange={featured.onChange}
        className="sm:col-span-2"
      />
    </>
  );
}
