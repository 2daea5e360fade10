import { useQuery } from "@tanstack/react-query";
import { useCall } from "@/shared/admin/use-call";
import { settingsBody } from "@/shared/api/fields/admin-fields";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import { Field } from "@/shared/ui/forms/field";
import { Textarea } from "@/shared/ui/forms/textarea";
import { Input } from "@/shared/ui/input";
import type { NewDocument } from "./document-draft";

type Needs = components["schemas"]["SellerNeedsView"];
type Name = Needs["missing"][number] | "invoiceSeries";
export type Seller = Partial<Record<Name, string>>;

const NEEDS = apiKey("/api/admin/documents/needs");
const LABELS = { legalName: "Your legal name", address: "Your address", vatNumber: "Your VAT number" };

/** Return the settings that are missing for a document of this kind. They are asked for where it is made. */
export function useSellerNeeds(kind: NewDocument): { names: Name[]; isDemo: boolean } {
  const { data } = useQuery({ ...reading(NEEDS), refetchOnMount: "always" });
  if (!data || kind === "credit_note") return { names: [], isDemo: false };
  const missing = kind === "receipt" ? data.missingForReceipt : data.missing;
  return { names: data.isDemo ? [...missing, "invoiceSeries"] : missing, isDemo: data.isDemo };
}

/** Save what was filled in with the settings. */
export function useSaveSeller() {
  return useCall(
    async (seller: Seller) => {
      const filled = Object.entries(seller).filter(([, text]) => text?.trim());
      if (filled.length > 0)
        await request("/api/admin/settings", { method: "PATCH", body: Object.fromEntries(filled) });
    },
    {
      reload: (client) =>
        client.invalidateQueries({ predicate: ({ queryKey }) => `${queryKey}`.includes("settings") }),
    },
  );
}

interface SellerFieldsProps {
  names: Name[];
  isDemo: boolean;
  seller: Seller;
  errors: Record<string, string>;
  onChange: (seller: Seller) => void;
}

/** Take what the law wants on the document and the settings do not have yet. */
export function SellerFields({ names, isDemo, seller, errors, onChange }: SellerFieldsProps) {
  if (names.length === 0) return null;
  return (
    <fieldset className="flex flex-col gap-5 border-accent border-l-2 pl-4">
      <legend className="mb-3 font-semibold">First, your details: they are saved in the settings</legend>
      {names.map((name) => (
        <Field key={name} label={labelOf(name)} hint={hintOf(name)} error={errors[name]}>
          {(control) =>
            name === "address" ? (
              <Textarea
                {...control}
                rows={3}
                value={seller[name] ?? ""}
                onChange={({ target }) => onChange({ ...seller, [name]: target.value })}
              />
            ) : (
              <Input
                {...control}
                autoComplete="off"
                maxLength={settingsBody[name].maxLength}
                value={seller[name] ?? ""}
                onChange={({ target }) => onChange({ ...seller, [name]: target.value })}
              />
            )
          }
        </Field>
      ))}
      {isDemo && (
        <p className="text-muted">
          This shop started with the sample catalogue: until you enter your own prefix, numbers begin with
          DEMO-.
        </p>
      )}
    </fieldset>
  );
}

function labelOf(name: Name): string {
  return name === "invoiceSeries" ? "Prefix of your invoice numbers" : LABELS[name];
}

function hintOf(name: Name): string | undefined {
  if (name === "invoiceSeries") return `Printed before each number, such as ${new Date().getFullYear()}-`;
  return name === "vatNumber" ? "For example IE6388047V" : undefined;
}
