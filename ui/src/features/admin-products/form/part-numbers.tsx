import { Plus, Trash2 } from "lucide-react";
import { useId } from "react";
import { useController } from "react-hook-form";
import { SelectInput, TextInput } from "@/shared/admin/forms/inputs";
import type { Manufacturer } from "@/shared/admin/types";
import { codeRow, newProduct } from "@/shared/api/fields/admin-fields";
import { Button } from "@/shared/ui/button";
import { Select } from "@/shared/ui/forms/select";
import { Icon } from "@/shared/ui/icon";
import { IconButton } from "@/shared/ui/icon-button";
import { Input } from "@/shared/ui/input";
import { CODE_KINDS, type CodeDraft, type CodeKind, newCode } from "./code-rows";
import type { ProductForm } from "./detail-fields";

interface PartNumbersProps {
  form: ProductForm;
  manufacturers: Manufacturer[];
  codes: CodeDraft[];
  onCodes: (codes: CodeDraft[]) => void;
  onAddManufacturer: () => void;
}

/** Edit the numbers of the part. Whoever types one of its numbers into the search finds it first. */
export function PartNumbers({ form, manufacturers, codes, onCodes, onAddManufacturer }: PartNumbersProps) {
  const { register, control, formState } = form;
  const { errors } = formState;
  // It is controlled, because one that was just added is chosen before the list that has it is loaded.
  const { field: manufacturer } = useController({ control, name: "manufacturer" });
  return (
    <section aria-labelledby="numbers-title" className="panel">
      <div>
        <h2 id="numbers-title" className="font-semibold text-body">
          Part numbers
        </h2>
        <p className="text-muted">
          Customers can search for any of these, with or without spaces and hyphens.
        </p>
      </div>
      <div className="grid items-end gap-x-5 gap-y-4 sm:grid-cols-2">
        <TextInput
          label="Part number"
          optional
          error={errors.sku?.message}
          {...register("sku")}
          maxLength={newProduct.sku.maxLength}
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextInput
          label="Barcode (EAN)"
          optional
          error={errors.ean?.message}
          {...register("ean")}
          inputMode="numeric"
          controlClass="tabular"
        />
        <SelectInput label="Maker" optional error={errors.manufacturer?.message} {...manufacturer}>
          <option value="">None</option>
          {manufacturers.map(({ id, name }) => (
            <option key={id}>{name}</option>
          ))}
        </SelectInput>
        <Button onClick={onAddManufacturer} className="justify-self-start">
          <Icon of={Plus} className="size-4" />
          Add maker
        </Button>
      </div>
      <CodeList codes={codes} onChange={onCodes} />
    </section>
  );
}

interface CodeListProps {
  codes: CodeDraft[];
  onChange: (codes: CodeDraft[]) => void;
}

function CodeList({ codes, onChange }: CodeListProps) {
  const id = useId();
  const set = (key: number, changes: Partial<CodeDraft>) =>
    onChange(codes.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  const remove = (key: number) => {
    onChange(codes.filter((row) => row.key !== key));
    document.getElementById(`${id}-add`)?.focus();
  };
  return (
    <>
      {codes.length > 0 && (
        <ul aria-label="Other numbers" className="grid gap-2">
          {codes.map(({ key, kind, code }, place) => (
            <li key={key} className="flex items-center gap-2">
              <Select
                aria-label={`Kind of number ${place + 1}`}
                value={kind}
                onChange={({ target }) => set(key, { kind: target.value as CodeKind })}
                className="w-44 shrink-0 max-sm:w-36"
              >
                {CODE_KINDS.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
              <Input
                aria-label={`Number ${place + 1}`}
                value={code}
                onChange={({ target }) => set(key, { code: target.value })}
                maxLength={codeRow.code.maxLength}
                autoCapitalize="none"
                spellCheck={false}
                autoFocus={code === ""}
              />
              <IconButton icon={Trash2} label={`Remove number ${place + 1}`} onClick={() => remove(key)} />
            </li>
          ))}
        </ul>
      )}
      <Button
        id={`${id}-add`}
        size="small"
        variant="ghost"
        onClick={() => onChange([...codes, newCode(codes)])}
        className="justify-self-start"
      >
        <Icon of={Plus} className="size-4" />
        Add number
      </Button>
    </>
  );
}
