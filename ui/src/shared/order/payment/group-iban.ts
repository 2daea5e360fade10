/** Return "IE29AIBK9311…" as "IE29 AIBK 9311 …", as it is printed. */
export function groupIban(iban: string): string {
  return iban.replace(/(.{4})(?=.)/g, "$1 ");
}
