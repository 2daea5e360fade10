import { useMutation } from "@tanstack/react-query";
import { ApiError, serverMessage } from "@/shared/api/api-error";
import { request } from "@/shared/api/request";
import { toast } from "@/shared/ui/toast-store";
import { useEnter } from "./use-enter";

interface LoginAnswer {
  success: boolean;
  message?: string | null;
}

/** The server took the call but not the password. */
class LoginRefused extends Error {}

async function signIn(password: string): Promise<void> {
  const answer = await request<LoginAnswer>("/api/admin/login", { method: "POST", body: { password } });
  if (!answer.success) throw new LoginRefused(answer.message || undefined);
}

export function useLogin({ onRefused }: { onRefused: () => void }) {
  const enter = useEnter();
  return useMutation({
    mutationFn: signIn,
    onSuccess: enter,
    onError: (error) => {
      toast({ title: "Login failed", description: reasonOf(error), tone: "danger" });
      onRefused();
    },
  });
}

function reasonOf(error: Error): string {
  if (error instanceof LoginRefused) return error.message || "Invalid password";
  if (error instanceof ApiError) return serverMessage(error) ?? "Invalid password";
  return "Failed to log in. Please try again.";
}
