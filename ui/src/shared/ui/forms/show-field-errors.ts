import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { fieldMessages } from "@/shared/api/api-error";

/** Show the server's messages at the form's own fields, and focus the first of them. */
export function showFieldErrors<Fields extends FieldValues, Sent>(
  { getValues, setError }: Pick<UseFormReturn<Fields, unknown, Sent>, "getValues" | "setError">,
  error: unknown,
): void {
  const fields = getValues();
  const own = Object.entries(fieldMessages(error)).filter(([name]) => name in fields);
  for (const [place, [name, message]] of own.entries()) {
    setError(name as Path<Fields>, { message }, { shouldFocus: place === 0 });
  }
}
