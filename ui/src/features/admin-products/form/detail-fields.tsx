import { useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { newProduct } from "@/shared/api/fields/admin-fields";
import { Field } from "@/shared/ui/forms/field";
import { Textarea } from "@/shared/ui/forms/textarea";
import { Input } from "@/shared/ui/input";
import type { ProductFields, ProductValues } from "./product-schema";
import { slugify } from "./slugify";

export type ProductForm = UseFormReturn<ProductFields, unknown, ProductValues>;

/** Name, address and description. The address follows the name while creating, until it is edited by hand. */
export function DetailFields({ form, creating }: { form: ProductForm; creating: boolean }) {
  const { register, setValue, formState } = form;
  const { errors, isSubmitted } = formState;
  const followsName = useRef(creating);
  const follow = (name: string) => {
    if (!followsName.current) return;
    setValue("slug", slugify(name), { shouldDirty: true, shouldValidate: isSubmitted });
  };
  return (
    <>
      <Field label="Name" error={errors.name?.message} className="sm:col-span-2">
        {(control) => (
          <Input
            {...control}
            {...register("name", { onChange: ({ target }) => follow(target.value) })}
            maxLength={newProduct.name.maxLength}
          />
        )}
      </Field>
      <Field
        label="Slug"
        hint="The product's address: /shop/…"
        error={errors.slug?.message}
        className="sm:col-span-2"
      >
        {(control) => (
          <Input
            {...control}
            {...register("slug", {
              onChange: ({ target }) => {
                followsName.current = creating && target.value === "";
              },
            })}
            maxLength={newProduct.slug.maxLength}
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label="Description" error={errors.description?.message} className="sm:col-span-2">
        {(control) => (
          <Textarea
            {...control}
            {...register("description")}
            rows={6}
            maxLength={newProduct.description.maxLength}
          />
        )}
      </Field>
    </>
  );
}
