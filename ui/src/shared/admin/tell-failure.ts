import { namesFields, serverMessage } from "@/shared/api/api-error";
import { toast } from "@/shared/ui/toast-store";

/**
 * Return a function for a mutation's onError. Its toast says what failed, with the server's own reason where it
 * gave one.
 */
export function tellFailure(title: string, otherwise?: string) {
  return (error: unknown): void => {
    toast({ title, description: serverMessage(error) ?? otherwise, tone: "danger" });
  };
}

/** Return the same for a form. A refusal that names fields is shown at them, and not in a toast. */
export function tellUnlessAtField(title: string, otherwise?: string) {
  return (error: unknown): void => {
    if (!namesFields(error)) tellFailure(title, otherwise)(error);
  };
}
