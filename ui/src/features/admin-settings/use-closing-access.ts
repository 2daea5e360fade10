import { useQuery } from "@tanstack/react-query";
import { apiKey } from "@/shared/api/query-client";
import { staysOpen } from "./admin-access";
import type { SettingsForm } from "./settings-form";

/**
 * Whether saving would shut out the very window that saves. Only the admin listener knows the call about the
 * first password, so its answer tells the listeners apart; it is asked when a choice makes it matter.
 */
export function useClosingAccess(
  form: SettingsForm,
  saved: Pick<SettingsForm, "adminFrom" | "publicUrl">,
): boolean {
  const { protocol } = window.location;
  const closes = !staysOpen(form, protocol) && staysOpen(saved, protocol);
  const setup = useQuery({ queryKey: apiKey("/api/admin/setup"), enabled: closes });
  return closes && setup.isError;
}
