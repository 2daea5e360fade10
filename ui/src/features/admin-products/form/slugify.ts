/** "Café Racer – Kit 2" → "caf-racer-kit-2": lower case, runs of anything else a hyphen, none at the ends. */
export function slugify(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
}
