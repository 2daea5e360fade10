import * as v from "valibot";

/** The server's limits and sentence of one field, as the generated files have them. */
export interface TextRules {
  minLength?: number;
  maxLength?: number;
  pattern?: RegExp;
  /** A blank field is sent as it is, and the server takes it for none. */
  optional?: boolean;
  message?: string;
}

/**
 * Return the rule of a trimmed text within its field's limits, with the server's sentences: one for a text that
 * is too long, and the field's own for anything else.
 */
export function textWithin(name: string, rules: TextRules) {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern, optional, message = "" } = rules;
  const isWithin = (text: string) =>
    (optional && text === "") ||
    (text.length >= minLength && text.length <= maxLength && (!pattern || pattern.test(text)));
  const tooLong = `${name} must be at most ${maxLength.toLocaleString("en")} characters`;
  return v.pipe(v.string(), v.trim(), v.maxLength(maxLength, tooLong), v.check(isWithin, message));
}
