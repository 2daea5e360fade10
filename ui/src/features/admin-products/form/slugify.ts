/**
 * Return "Café Racer – Kit 2" as "caf-racer-kit-2": lower case, with a hyphen for anything else, and none at
 * the ends.
 */
export function slugify(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
