const FIELD = /\{\{([^{}\n]*)\}\}/g;

/** Return the text with its fields replaced; one without a value stays as it is written. */
export function fillFields(text: string, values: Record<string, string>): string {
  return text.replace(FIELD, (written, name: string) => values[name.trim()] || written);
}

/** A place of a template that the owner writes over, or a field without a value. */
const OPEN = /\[[^\]\n]+\]|\{\{[^{}\n]*\}\}/g;

/** Return what a text still has to be given, each once: "[day]", "{{phone}}". */
export function openPlaces(text: string): string[] {
  return [...new Set(text.match(OPEN) ?? [])];
}
