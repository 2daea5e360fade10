import { useMutation } from "@tanstack/react-query";
import { fieldMessages, serverMessage } from "@/shared/api/api-error";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import { toast } from "@/shared/ui/toast-store";

type Passwords = components["schemas"]["PasswordBody"];

/** Changes the password; every other session ends. A refusal that names a field stays in the form. */
export function useChangePassword() {
  const { mutate, isPending, error } = useMutation({
    mutationFn: (body: Passwords) => request("/api/admin/password", { method: "POST", body }),
    onSuccess: () =>
      toast({ title: "Password changed", description: "Everybody else who was signed in is signed out." }),
    onError: (reason) => {
      if (Object.keys(fieldMessages(reason)).length > 0) return;
      const description = serverMessage(reason) ?? "Please try again.";
      toast({ title: "Failed to change the password", description, tone: "danger" });
    },
  });
  return { mutate, isPending, fieldErrors: fieldMessages(error) };
}
