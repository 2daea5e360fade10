const FIELD = /\{\{([^{}\n]*)\}\}/g;

/** Return the text with its fields replaced. One without a value is left as it is written. */
export function fillFields(text: string, values: Record<string, string>): string {
  return text.replace(FIELD, (written, name: string) => values[name.trim()] || written);
}

/** Match a place of a template that the owner writes over, or a field without a value. */
const OPEN = /\[[^\]\n]+\]|\{\{[^{}\n]*\}\}/g;

/** Return the places of a text that still have to be filled in, each once: "[day]", "{{phone}}". */
export function openPlaces(text: string): string[] {
  return [...new Set(text.match(OPEN) ?? [])];
}
