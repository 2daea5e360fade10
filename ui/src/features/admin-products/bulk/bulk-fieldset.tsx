import { Field } from "@/shared/ui/forms/field";
import { Select } from "@/shared/ui/forms/select";
import { Input } from "@/shared/ui/input";
import { useCategories } from "../use-admin-products";
import type { BulkFields } from "./bulk-changes";

interface BulkFieldsetProps {
  fields: BulkFields;
  onChange: (changes: Partial<BulkFields>) => void;
}

export function BulkFieldset({ fields, onChange }: BulkFieldsetProps) {
  const { data: categories = [] } = useCategories();
  return (
    <>
      <Field label="Category">
        {(control) => (
          <Select
            {...control}
            value={fields.category}
            onChange={({ target }) => onChange({ category: target.value })}
          >
            <option value="">No change</option>
            {categories.map(({ id, name }) => (
              <option key={id}>{name}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Featured">
        {(control) => (
          <Select
            {...control}
            value={fields.featured}
            onChange={({ target }) => onChange({ featured: target.value })}
          >
            <option value="">No change</option>
            <option value="1">Featured</option>
            <option value="0">Not featured</option>
          </Select>
        )}
      </Field>
      <Field label="Shown to visitors">
        {(control) => (
          <Select
            {...control}
            value={fields.hidden}
            onChange={({ target }) => onChange({ hidden: target.value })}
          >
            <option value="">No change</option>
            <option value="0">Published</option>
            <option value="1">Hidden</option>
          </Select>
        )}
      </Field>
      <Field label="Stock" hint="The same stock for all of them, whatever was sold meanwhile">
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            placeholder="No change"
            value={fields.inventory}
            onChange={({ target }) => onChange({ inventory: target.value })}
          />
        )}
      </Field>
      <Field label="Price (€)">
        {(control) => (
          <Input
            {...control}
            inputMode="decimal"
            placeholder="No change"
            value={fields.price}
            onChange={({ target }) => onChange({ price: target.value })}
          />
        )}
      </Field>
    </>
  );
}
