import { AmountInput, TextInput } from "@/shared/admin/forms/inputs";
import type { OwnProduct } from "@/shared/admin/types";
import type { MovedStock } from "../moved-stock";
import { StockChoices } from "../stock-choices";
import type { ProductForm } from "./detail-fields";

interface SaleFieldsProps {
  form: ProductForm;
  /** The stored product, to whose stock pieces can be added. */
  product: OwnProduct | undefined;
  /** The stock of its options together, where it has some. */
  summed: number | undefined;
  moved: MovedStock | undefined;
  onChooseStock: (stock: number) => void;
}

/** Edit price and stock. */
export function SaleFields({ form, product, summed, moved, onChooseStock }: SaleFieldsProps) {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <>
      <AmountInput
        label="Price (€)"
        error={errors.price?.message}
        {...register("price")}
        placeholder="49.99"
        controlClass="tabular"
      />
      {summed === undefined ? (
        <TextInput
          label="Stock"
          hint={product && !errors.inventory && <StockHint product={product} />}
          error={errors.inventory?.message}
          {...register("inventory")}
          autoComplete="off"
          controlClass="tabular"
        />
      ) : (
        <p className="self-start">
          <span className="block font-semibold">Stock</span>
          <span className="text-muted tabular">{summed} in its options, below</span>
        </p>
      )}
      {moved && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-danger border-l-2 pl-3 sm:col-span-2">
          <p className="mr-auto tabular">
            The form showed {moved.was}, you typed {moved.typed}. Which is right?
          </p>
          <StockChoices moved={moved} onChoose={onChooseStock} />
        </div>
      )}
    </>
  );
}

function StockHint({ product: { inventory, promised, short } }: { product: OwnProduct }) {
  return (
    <>
      Or type +12 or -3 to change the current stock.
      {(promised > 0 || short > 0) && (
        <span className="block">
          {`${promised} promised to quotes and jobs, ${inventory - promised} can be sold.`}
          {short > 0 && <strong className="block text-warn">{`Short by ${short} for these.`}</strong>}
        </span>
      )}
    </>
  );
}
