import { namesFields, serverMessage } from "@/shared/api/api-error";
import { toast } from "@/shared/ui/toast-store";

/** For a mutation's onError: the toast says what failed, and the server's own reason where it gave one. */
export function tellFailure(title: string, otherwise?: string) {
  return (error: unknown): void => {
    toast({ title, description: serverMessage(error) ?? otherwise, tone: "danger" });
  };
}

/** The same for a form: a refusal that names fields is shown at them, and not told. */
export function tellUnlessAtField(title: string, otherwise?: string) {
  return (error: unknown): void => {
    if (!namesFields(error)) tellFailure(title, otherwise)(error);
  };
}
