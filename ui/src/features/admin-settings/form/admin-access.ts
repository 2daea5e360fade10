import type { SettingsForm } from "./settings-form";

/**
 * Whether the shop's public address, as the browser shows it here, goes on serving the back office with these
 * settings. The owner's own window always does.
 */
export function staysOpen(
  { adminFrom, publicUrl }: Pick<SettingsForm, "adminFrom" | "publicUrl">,
  protocol: string,
): boolean {
  if (adminFrom === "localhost") return publicUrl.trim() === "";
  return adminFrom === "anywhere" && isSecure(publicUrl) && protocol === "https:";
}

export function isSecure(publicUrl: string): boolean {
  return publicUrl.trim().toLowerCase().startsWith("https://");
}
