import { useState } from "react";
import { fieldMessages } from "@/shared/api/api-error";

/** Return the server's messages by field, for a form that has its own state. `first` are those it begins with. */
export function useFieldErrors(first: Record<string, string> = {}) {
  const [errors, setErrors] = useState(first);
  return {
    errors,
    clear: () => setErrors({}),
    /** Shows the messages of a refusal, and throws it again. */
    take: (error: unknown): never => {
      setErrors(fieldMessages(error));
      throw error;
    },
    /** Drops the messages of fields that were changed. */
    drop: (changes: object) =>
      setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([name]) => !(name in changes)))),
  };
}

/**
 * Return the values of a form that has its own state. The server's message at a field is dropped when the field
 * is changed.
 */
export function useTyped<Values extends object>(first: Values | (() => Values)) {
  const [typed, setTyped] = useState(first);
  const { errors, take, drop } = useFieldErrors();
  const change = (changes: Partial<Values>) => {
    setTyped((before) => ({ ...before, ...changes }));
    drop(changes);
  };
  return { typed, change, errors, take };
}
