import { Checkbox } from "@/shared/ui/forms/checkbox";
import { Field } from "@/shared/ui/forms/field";
import { MeantEmail } from "@/shared/ui/forms/meant-email";
import { Textarea } from "@/shared/ui/forms/textarea";
import { Input } from "@/shared/ui/input";
import { CarField } from "../cars/car-field";

/** A list of the owner's whose rows are added, renamed, put in order and removed by the same calls. */
export interface RowKind {
  path:
    | "/api/admin/brands"
    | "/api/admin/models"
    | "/api/admin/engines"
    | "/api/admin/product-categories"
    | "/api/admin/product-subcategories"
    | "/api/admin/manufacturers";
  noun: string;
}

/** A list whose rows are put in order and removed by the same calls. A form of its own adds and changes them. */
export interface OrderedKind {
  path: RowKind["path"] | "/api/admin/gallery" | "/api/admin/service-prices" | "/api/admin/bays";
  noun: string;
}

/** A list whose products can move to another row when theirs is removed. */
export interface MovableKind extends RowKind {
  path: "/api/admin/product-categories" | "/api/admin/product-subcategories";
}

export const BRANDS: RowKind = { path: "/api/admin/brands", noun: "brand" };
export const MODELS: RowKind = { path: "/api/admin/models", noun: "model" };
export const ENGINES: RowKind = { path: "/api/admin/engines", noun: "engine" };
export const CATEGORIES: MovableKind = { path: "/api/admin/product-categories", noun: "category" };
export const SUBCATEGORIES: MovableKind = { path: "/api/admin/product-subcategories", noun: "subcategory" };

export const MANUFACTURERS: RowKind = { path: "/api/admin/manufacturers", noun: "maker" };

export interface RowField {
  name: string;
  label: string;
  hint?: string;
  optional?: boolean;
  value?: string | null;
  /** The keys that a phone shows for a number. */
  keys?: "decimal" | "numeric";
  /** The field takes a list with one entry on each line. */
  multiline?: boolean;
  rows?: number;
  maxLength?: number;
  /** The field is a box to tick. It is on with any value, and left out of what is typed when off. */
  check?: boolean;
  /** The field takes a customer's car by its name. Its model in the vehicle list is sent as `modelId`. */
  car?: { modelId: string | null };
}

interface RowFieldsProps {
  fields: RowField[];
  errors: Record<string, string>;
}

export function RowFields({ fields, errors }: RowFieldsProps) {
  return fields.map(
    ({ name, label, hint, optional = false, value, keys, multiline, rows = 10, maxLength, check, car }) =>
      check ? (
        <Checkbox key={name} label={label} name={name} defaultChecked={Boolean(value)} />
      ) : (
        <Field key={name} label={label} hint={hint} optional={optional} error={errors[name]}>
          {(control) =>
            car ? (
              <CarField {...control} name={name} value={value ?? ""} modelId={car.modelId} />
            ) : multiline ? (
              <Textarea {...control} name={name} defaultValue={value ?? ""} rows={rows} />
            ) : (
              <>
                <Input
                  {...control}
                  name={name}
                  inputMode={keys}
                  maxLength={maxLength}
                  defaultValue={value ?? ""}
                  autoComplete="off"
                />
                {name === "email" && <MeantEmail />}
              </>
            )
          }
        </Field>
      ),
  );
}
