import type { Category, Subcategory } from "@/shared/api/types";
import { cx } from "@/shared/lib/cx";
import { Field } from "@/shared/ui/forms/field";
import { Select } from "@/shared/ui/forms/select";
import type { ProductForm } from "./detail-fields";

interface CategoryFieldsProps {
  form: ProductForm;
  categories: Category[];
  subcategories: Subcategory[];
}

/** The category and, where it has some, its subcategories. */
export function CategoryFields({ form, categories, subcategories }: CategoryFieldsProps) {
  const { register, setValue, watch, formState } = form;
  const { errors } = formState;
  const category = categories.find(({ name }) => name === watch("category"));
  const offered = subcategories.filter(({ categoryId }) => categoryId === category?.id);
  return (
    <>
      <Field
        label="Category"
        hint={categories.length === 0 ? "There are none yet. Add one under Categories." : undefined}
        error={errors.category?.message}
        className={cx(offered.length === 0 && "sm:col-span-2")}
      >
        {(control) => (
          <Select {...control} {...register("category", { onChange: () => setValue("subcategoryId", "") })}>
            <option value="">Select a category</option>
            {categories.map(({ id, name }) => (
              <option key={id}>{name}</option>
            ))}
          </Select>
        )}
      </Field>
      {offered.length > 0 && (
        <Field label="Subcategory" optional error={errors.subcategoryId?.message}>
          {(control) => (
            <Select {...control} {...register("subcategoryId")}>
              <option value="">None</option>
              {offered.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
    </>
  );
}
