import { useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { LongTextInput, TextInput } from "@/shared/admin/forms/inputs";
import { newProduct } from "@/shared/api/fields/admin-fields";
import type { ProductFields, ProductValues } from "./product-schema";
import { slugify } from "./slugify";

export type ProductForm = UseFormReturn<ProductFields, unknown, ProductValues>;

/**
 * Edit name and description. The address in the shop follows the name of a new product, until it is edited by
 * hand.
 */
export function DetailFields({ form, creating }: { form: ProductForm; creating: boolean }) {
  const { register, getValues, setValue, formState } = form;
  const { errors, isSubmitted } = formState;
  const before = useRef("");
  const follow = (name: string) => {
    const slug = getValues("slug");
    if (creating && (slug === "" || slug === slugify(before.current)))
      setValue("slug", slugify(name), { shouldDirty: true, shouldValidate: isSubmitted });
    before.current = name;
  };
  return (
    <>
      <TextInput
        label="Name"
        error={errors.name?.message}
        className="sm:col-span-2"
        {...register("name", { onChange: ({ target }) => follow(target.value) })}
        maxLength={newProduct.name.maxLength}
      />
      <LongTextInput
        label="Description"
        error={errors.description?.message}
        className="sm:col-span-2"
        {...register("description")}
        rows={5}
        maxLength={newProduct.description.maxLength}
      />
    </>
  );
}
