import { useController } from "react-hook-form";
import { newProduct } from "@/shared/api/fields/admin-fields";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import { Field } from "@/shared/ui/forms/field";
import { Input } from "@/shared/ui/input";
import type { MovedStock } from "../moved-stock";
import { StockChoices } from "../stock-choices";
import type { ProductForm } from "./detail-fields";
import { TaxRateField } from "./tax-rate-field";

interface SaleFieldsProps {
  form: ProductForm;
  /** It has a stock that can be added to. */
  counted: boolean;
  moved: MovedStock | undefined;
  onChooseStock: (stock: number) => void;
}

export function SaleFields({ form, counted, moved, onChooseStock }: SaleFieldsProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const { field: featured } = useController({ control, name: "featured" });
  const { field: hidden } = useController({ control, name: "hidden" });
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
      <Field
        label="Inventory"
        hint={counted && !errors.inventory ? "Or +12, -3: added to what there is." : undefined}
        error={errors.inventory?.message}
      >
        {(tied) => <Input {...tied} {...register("inventory")} autoComplete="off" className="tabular" />}
      </Field>
      <TaxRateField form={form} />
      <Field
        label="Supplier"
        optional
        hint="For your shopping list. Customers never see it."
        error={errors.supplier?.message}
      >
        {(tied) => <Input {...tied} {...register("supplier")} maxLength={newProduct.supplier.maxLength} />}
      </Field>
      {moved && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-danger border-l-2 pl-3 sm:col-span-2">
          <p className="mr-auto tabular">
            The form showed {moved.was}, you typed {moved.typed}. Which is right?
          </p>
          <StockChoices moved={moved} onChoose={onChooseStock} />
        </div>
      )}
      <Checkbox
        label="Featured: shown first, with a badge"
        checked={featured.value}
        onChange={featured.onChange}
        className="sm:col-span-2"
      />
      <Checkbox
        label="Hidden: only you see it, until you publish it"
        checked={hidden.value}
        onChange={hidden.onChange}
        className="sm:col-span-2"
      />
    </>
  );
}
