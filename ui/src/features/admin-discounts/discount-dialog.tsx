import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { DiscountRow } from "@/shared/admin/discounts/use-discounts";
import { DialogForm, FormDialog } from "@/shared/admin/forms/form-dialog";
import { AmountInput, SelectInput, TextInput } from "@/shared/admin/forms/inputs";
import { useTyped } from "@/shared/admin/forms/use-field-errors";
import { readDecimal } from "@/shared/admin/money/read-price";
import { newDiscount } from "@/shared/api/fields/admin-fields";
import { apiKey, reading } from "@/shared/api/query-client";
import { Button } from "@/shared/ui/button";
import { makeUpCode } from "./discount-words";
import { type DiscountFields, useSaveDiscount } from "./use-discount-calls";

interface DiscountDialogProps {
  /** The code that is changed, or nothing for a new one. */
  row: DiscountRow | undefined;
  onClose: () => void;
}

type Typed = ReturnType<typeof typedOf>;

/** Edit a code: itself and what it gives; the rest is folded. */
export function DiscountDialog({ row, onClose }: DiscountDialogProps) {
  const { typed, change, errors, take } = useTyped(() => typedOf(row));
  const save = useSaveDiscount(row?.id);
  const title = row ? `Edit ${row.code}` : "Add code";
  return (
    <FormDialog open onClose={onClose} title={title} className="md:max-w-[32rem]">
      <DialogForm
        label={title}
        onSave={() => save.mutateAsync(bodyOf(typed)).catch(take)}
        saveLabel={row ? "Save" : "Add code"}
      >
        <TextInput
          label="Code"
          hint="Letters, digits and hyphens; customers may type it in any case"
          error={errors.code}
          value={typed.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={newDiscount.code.maxLength}
          onValue={(code) => change({ code })}
        >
          <Button
            size="small"
            variant="ghost"
            onClick={() => change({ code: makeUpCode() })}
            className="self-start"
          >
            Make one up
          </Button>
        </TextInput>
        <WhatItGives typed={typed} errors={errors} onChange={change} />
        <Limits typed={typed} errors={errors} onChange={change} />
      </DialogForm>
    </FormDialog>
  );
}

interface FieldsProps {
  typed: Typed;
  errors: Record<string, string>;
  onChange: (changes: Partial<Typed>) => void;
}

function WhatItGives({ typed, errors, onChange }: FieldsProps) {
  return (
    <div className="grid grid-cols-2 items-start gap-4">
      <SelectInput
        label="It gives"
        error={errors.kind}
        value={typed.kind}
        onValue={(kind) => onChange({ kind: kind as Typed["kind"] })}
      >
        <option value="percent">Per cent off</option>
        <option value="amount">Euros off</option>
        <option value="free_delivery">Free delivery</option>
      </SelectInput>
      {typed.kind !== "free_delivery" && (
        <AmountInput
          label={typed.kind === "percent" ? "Per cent" : "Euros"}
          error={errors.value}
          value={typed.value}
          autoComplete="off"
          onValue={(value) => onChange({ value })}
        />
      )}
    </div>
  );
}

const FOLDED = ["firstDay", "lastDay", "least", "usesLeft", "categoryId"] as const;

/** Take what limits a code, folded while nothing does. */
function Limits({ typed, errors, onChange }: FieldsProps) {
  const [isOpen, setOpen] = useState(() => FOLDED.some((name) => typed[name] !== ""));
  const categories = useQuery(reading(apiKey("/api/product-categories"))).data ?? [];
  const text = (name: (typeof FOLDED)[number]) => ({
    error: errors[name],
    value: typed[name],
    autoComplete: "off",
    onValue: (value: string) => onChange({ [name]: value }),
  });
  const isShown = isOpen || FOLDED.some((name) => errors[name]);
  return (
    <details open={isShown} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-9 cursor-pointer font-semibold text-small">
        Period, least order, uses, category
      </summary>
      <div className="grid grid-cols-2 items-start gap-4 pt-2">
        <TextInput label="First day" optional type="date" {...text("firstDay")} />
        <TextInput label="Last day" optional type="date" {...text("lastDay")} />
        <AmountInput label="Least goods in €" optional {...text("least")} />
        <TextInput label="Uses left" optional inputMode="numeric" {...text("usesLeft")} />
        <SelectInput label="Only for" className="col-span-2" {...text("categoryId")}>
          <option value="">All goods</option>
          {categories.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectInput>
      </div>
    </details>
  );
}

function typedOf(row: DiscountRow | undefined) {
  return {
    code: row?.code ?? "",
    kind: row?.kind ?? ("percent" as const),
    value: !row || row.kind === "free_delivery" ? "" : row.value,
    firstDay: row?.firstDay ?? "",
    lastDay: row?.lastDay ?? "",
    least: row?.least ?? "",
    usesLeft: `${row?.usesLeft ?? ""}`,
    categoryId: row?.categoryId ?? "",
  };
}

/** Return what was typed, blanks as null. */
function bodyOf({ code, kind, value, ...limits }: Typed): DiscountFields {
  const { firstDay, lastDay, least, usesLeft, categoryId } = limits;
  return {
    code: code.trim(),
    kind,
    value: (kind !== "free_delivery" && readDecimal(value)) || null,
    firstDay: firstDay || null,
    lastDay: lastDay || null,
    least: readDecimal(least) || null,
    usesLeft: usesLeft.trim() || null,
    categoryId: categoryId || null,
  };
}
