import { FIELD_WORDS } from "@/shared/admin/forms/field-words";
import type { components } from "@/shared/api/schema";

type Settings = components["schemas"]["AllSettings"];

const FIELDS = {
  businessName: "businessName",
  address: "address",
  phone: "phone",
  email: "email",
  vatNumber: "vatNumber",
  website: "publicUrl",
} as const satisfies Record<string, keyof Settings>;

/** Lines of the texts to begin with that speak to the owner, by their first words, and what to do about each. */
export const LINES_FOR_THE_OWNER = [
  ["Have this text checked", "Have the text checked, then take out the line that asks you to."],
  [
    "A company adds here",
    "If you are a company, write its registered name, number, place of registration and office. Then take out the line “A company adds here …”.",
  ],
] as const;

/** Return what is still to be done before customers may read a text, one sentence each. */
export function listGaps(body: string, settings: Settings | undefined): string[] {
  const lines = LINES_FOR_THE_OWNER.flatMap(([begin, sentence]) => (body.includes(begin) ? [sentence] : []));
  const blank = Object.entries(FIELDS).filter(
    ([name, setting]) => settings && !settings[setting] && new RegExp(`{{\\s*${name}\\s*}}`).test(body),
  );
  if (blank.length === 0) return lines;
  const names = blank.map(([name]) => FIELD_WORDS[name]).join(", ");
  return [...lines, `Fill these in under Settings, or the text has a gap where they belong: ${names}.`];
}
