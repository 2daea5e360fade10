import { serverMessage } from "@/shared/api/api-error";
import { toast } from "@/shared/ui/toast-store";

/** For a mutation's onError: the toast says what failed, and the server's own reason where it gave one. */
export function tellFailure(title: string) {
  return (error: unknown): void => {
    toast({ title, description: serverMessage(error), tone: "danger" });
  };
}
