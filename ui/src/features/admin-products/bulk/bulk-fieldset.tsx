import { AmountInput, SelectInput, TextInput } from "@/shared/admin/forms/inputs";
import { bulkChanges } from "@/shared/api/fields/admin-fields";
import { useCategories } from "../use-admin-products";
import type { BulkFields } from "./bulk-changes";

interface BulkFieldsetProps {
  fields: BulkFields;
  wrong: keyof BulkFields | undefined;
  onChange: (changes: Partial<BulkFields>) => void;
}

export function BulkFieldset({ fields, wrong, onChange }: BulkFieldsetProps) {
  const { data: categories = [] } = useCategories();
  return (
    <>
      <SelectInput label="Category" value={fields.category} onValue={(category) => onChange({ category })}>
        <option value="">No change</option>
        {categories.map(({ id, name }) => (
          <option key={id}>{name}</option>
        ))}
      </SelectInput>
      <SelectInput label="Featured" value={fields.featured} onValue={(featured) => onChange({ featured })}>
        <option value="">No change</option>
        <option value="1">Featured</option>
        <option value="0">Not featured</option>
      </SelectInput>
      <SelectInput label="Shown to visitors" value={fields.hidden} onValue={(hidden) => onChange({ hidden })}>
        <option value="">No change</option>
        <option value="0">Published</option>
        <option value="1">Hidden</option>
      </SelectInput>
      <AmountInput
        label="Price (€)"
        placeholder="No change"
        aria-invalid={wrong === "price" || undefined}
        value={fields.price}
        onValue={(price) => onChange({ price })}
      />
      <TextInput
        label="Place in your store"
        placeholder="No change"
        className="col-span-full"
        maxLength={bulkChanges.place.maxLength}
        value={fields.place}
        onValue={(place) => onChange({ place })}
      />
      <TextInput
        label="Stock"
        hint="The same stock for all of them, whatever was sold meanwhile"
        inputMode="numeric"
        placeholder="No change"
        className="col-span-full"
        aria-invalid={wrong === "inventory" || undefined}
        value={fields.inventory}
        onValue={(inventory) => onChange({ inventory })}
      />
    </>
  );
}
