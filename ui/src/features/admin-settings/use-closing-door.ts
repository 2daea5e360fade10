import { useQuery } from "@tanstack/react-query";
import { apiKey } from "@/shared/api/query-client";
import { staysOpen } from "./doors";
import type { SettingsForm } from "./settings-form";

/**
 * Whether saving would shut out the very window that saves. Only the owner's own door knows the call about the
 * first password, so its answer tells the doors apart; it is asked when a choice makes it matter.
 */
export function useClosingDoor(
  form: SettingsForm,
  saved: Pick<SettingsForm, "adminFrom" | "publicUrl">,
): boolean {
  const { protocol } = window.location;
  const closes = !staysOpen(form, protocol) && staysOpen(saved, protocol);
  const desk = useQuery({ queryKey: apiKey("/api/admin/setup"), enabled: closes });
  return closes && desk.isError;
}
