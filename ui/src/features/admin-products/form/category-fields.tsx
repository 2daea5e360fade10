import { SelectInput } from "@/shared/admin/forms/inputs";
import type { Category, Subcategory } from "@/shared/api/types";
import { cx } from "@/shared/lib/cx";
import type { ProductForm } from "./detail-fields";

interface CategoryFieldsProps {
  form: ProductForm;
  categories: Category[];
  subcategories: Subcategory[];
}

/** Choose the category and, where it has some, its subcategory. */
export function CategoryFields({ form, categories, subcategories }: CategoryFieldsProps) {
  const { register, setValue, watch, formState } = form;
  const { errors } = formState;
  const category = categories.find(({ name }) => name === watch("category"));
  const offered = subcategories.filter(({ categoryId }) => categoryId === category?.id);
  return (
    <>
      <SelectInput
        label="Category"
        hint={categories.length === 0 ? "There are none yet. Add one under Categories." : undefined}
        error={errors.category?.message}
        className={cx(offered.length === 0 && "sm:col-span-2")}
        {...register("category", { onChange: () => setValue("subcategoryId", "") })}
      >
        <option value="">Select a category</option>
        {categories.map(({ id, name }) => (
          <option key={id}>{name}</option>
        ))}
      </SelectInput>
      {offered.length > 0 && (
        <SelectInput
          label="Subcategory"
          optional
          error={errors.subcategoryId?.message}
          {...register("subcategoryId")}
        >
          <option value="">None</option>
          {offered.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectInput>
      )}
    </>
  );
}
