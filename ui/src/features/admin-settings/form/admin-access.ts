import type { SettingsForm } from "./settings-form";

/**
 * Return whether the shop's public URL still serves the back office with these settings. The URL is taken as
 * the browser shows it here; the owner's own window always has access.
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
