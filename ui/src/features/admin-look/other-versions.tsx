import { Button } from "@/shared/ui/button";
import type { Look } from "./look-form";
import type { LookFields } from "./use-look-form";

/** The fields that are null for the original. */
type OwnText = { [Name in keyof Look]: null extends Look[Name] ? Name : never }[keyof Look];

interface OtherVersionsProps {
  fields: LookFields;
  name: OwnText;
  /** The field's name for a button that is read out by itself. */
  label: string;
}

/** Offer the other versions of a field: the other window's, and the original. */
export function OtherVersions({ fields: { form, set, theirs }, name, label }: OtherVersionsProps) {
  return (
    <>
      {name in theirs && (
        <Button size="small" onClick={() => set(name, theirs[name] ?? null)}>
          Use the other window’s version
        </Button>
      )}
      {form[name] !== null && (
        <Button
          size="small"
          variant="ghost"
          aria-label={`Reset to the original: ${label}`}
          onClick={() => set(name, null)}
        >
          Reset to the original
        </Button>
      )}
    </>
  );
}
