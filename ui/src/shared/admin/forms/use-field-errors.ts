import { useState } from "react";
import { fieldMessages } from "@/shared/api/api-error";

/** The server's messages by field, for a form that keeps its values itself; `first` are those it begins with. */
export function useFieldErrors(first: Record<string, string> = {}) {
  const [errors, setErrors] = useState(first);
  return {
    errors,
    clear: () => setErrors({}),
    /** Takes the messages of a refusal, and hands it on. */
    take: (error: unknown): never => {
      setErrors(fieldMessages(error));
      throw error;
    },
    /** Drops the messages of fields that were changed. */
    drop: (changes: object) =>
      setErrors((shown) => Object.fromEntries(Object.entries(shown).filter(([name]) => !(name in changes)))),
  };
}

/** The values of a form that keeps them itself; the server's message at a field goes when the field is changed. */
export function useTyped<Values extends object>(first: Values | (() => Values)) {
  const [typed, setTyped] = useState(first);
  const { errors, take, drop } = useFieldErrors();
  const change = (changes: Partial<Values>) => {
    setTyped((before) => ({ ...before, ...changes }));
    drop(changes);
  };
  return { typed, change, errors, take };
}
