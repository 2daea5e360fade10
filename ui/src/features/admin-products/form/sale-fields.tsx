import { useController } from "react-hook-form";
import type { OwnProduct } from "@/shared/admin/types";
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
  /** As it is stored: its stock can be added to. */
  product: OwnProduct | undefined;
  moved: MovedStock | undefined;
  onChooseStock: (stock: number) => void;
}

export function SaleFields({ form, product, moved, onChooseStock }: SaleFieldsProps) {
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
        hint={product && !errors.inventory && <StockHint product={product} />}
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

function StockHint({ product: { inventory, promised, short } }: { product: OwnProduct }) {
  return (
    <>
      Or +12, -3: added to the present stock.
      {(promised > 0 || short > 0) && (
        <span className="block">
          {`Promised ${promised} to quotes and jobs, ${inventory - promised} can be sold.`}
          {short > 0 && <strong className="block text-warn">{`Short by ${short} for these.`}</strong>}
        </span>
      )}
    </>
  );
}
