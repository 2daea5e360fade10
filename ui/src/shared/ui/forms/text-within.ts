import * as v from "valibot";

/** The server's limits and sentence of one field, as the generated files have them. */
export interface TextRules {
  minLength?: number;
  maxLength?: number;
  pattern?: RegExp;
  /** A blank field is sent as it is, and taken for none. */
  optional?: boolean;
  message?: string;
}

/** A trimmed text within its field's limits; whatever is wrong has the field's one sentence. */
export function textWithin(rules: TextRules) {
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, pattern, optional, message = "" } = rules;
  const isWithin = (text: string) =>
    (optional && text === "") ||
    (text.length >= minLength && text.length <= maxLength && (!pattern || pattern.test(text)));
  return v.pipe(v.string(), v.trim(), v.check(isWithin, message));
}
