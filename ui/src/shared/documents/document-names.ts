import type { components } from "@/shared/api/schema";

export type DocumentKind = components["schemas"]["DocumentLinkView"]["kind"];

export const KIND_NAMES: Record<DocumentKind, string> = {
  invoice: "Invoice",
  credit_note: "Credit note",
  receipt: "Receipt",
};

/** Return "Invoice 2026-0001". */
export function nameDocument({ kind, name }: { kind: DocumentKind; name: string }): string {
  return `${KIND_NAMES[kind]} ${name}`;
}
