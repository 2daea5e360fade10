import { useController } from "react-hook-form";
import { TextInput } from "@/shared/admin/forms/inputs";
import { newProduct } from "@/shared/api/fields/admin-fields";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import type { ProductForm } from "./detail-fields";
import { TaxRateField } from "./tax-rate-field";

/** Edit how the product is in the shop, its tax rate, its supplier and where it lies. */
export function ShopFields({ form }: { form: ProductForm }) {
  const { register, control, formState } = form;
  const { errors } = formState;
  const { field: featured } = useController({ control, name: "featured" });
  const { field: hidden } = useController({ control, name: "hidden" });
  return (
    <section aria-labelledby="shop-title" className="panel">
      <h2 id="shop-title" className="font-semibold text-body">
        In the shop
      </h2>
      <div className="grid items-end gap-x-5 gap-y-4 sm:grid-cols-2">
        <TaxRateField form={form} />
        <TextInput
          label="Supplier"
          optional
          hint="For your shopping list. Customers never see it."
          error={errors.supplier?.message}
          {...register("supplier")}
          maxLength={newProduct.supplier.maxLength}
        />
        <TextInput
          label="Place in your store"
          optional
          hint="Such as Shelf A3: for packing slips and stock-takes."
          error={errors.place?.message}
          {...register("place")}
          maxLength={newProduct.place.maxLength}
        />
        <TextInput
          label="Days until you can have more"
          optional
          hint="Customers can order more: 21 is “about 3 weeks”."
          error={errors.leadDays?.message}
          {...register("leadDays")}
          inputMode="numeric"
        />
        <TextInput
          label="Address"
          hint="Made from the name: /shop/…"
          error={errors.slug?.message}
          {...register("slug")}
          maxLength={newProduct.slug.maxLength}
          autoCapitalize="none"
          spellCheck={false}
        />
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
      </div>
    </section>
  );
}
