import type { PartCode } from "@/shared/admin/types";

/** The kinds of part numbers, in the words of the form. */
export const CODE_KINDS = [
  { value: "oem", label: "Original (OEM)" },
  { value: "mpn", label: "Maker's" },
  { value: "cross", label: "Replaces" },
] as const;

export type CodeKind = (typeof CODE_KINDS)[number]["value"];

/** A part number as it is typed, with the row's key. */
export interface CodeDraft {
  key: number;
  kind: CodeKind;
  code: string;
}

export function draftsOfCodes(codes: PartCode[] = []): CodeDraft[] {
  return codes.map(({ kind, code }, key) => ({ key, kind: kind as CodeKind, code }));
}

/** Return the row to add below the others. */
export function newCode(rows: CodeDraft[]): CodeDraft {
  const last = rows.at(-1);
  return { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, kind: last?.kind ?? "oem", code: "" };
}

/** Return the rows as the server takes them, without blank ones. */
export function toCodes(rows: CodeDraft[]): { kind: CodeKind; code: string }[] {
  return rows.flatMap(({ kind, code }) => (code.trim() ? [{ kind, code: code.trim() }] : []));
}
