import { useState } from "react";
import { fieldMessages } from "@/shared/api/api-error";

/** The server's messages by field, for a form that keeps its values itself. */
export function useFieldErrors() {
  const [errors, setErrors] = useState<Record<string, string>>({});
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
