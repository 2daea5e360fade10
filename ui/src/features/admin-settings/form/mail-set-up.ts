import type { AllSettings } from "./settings-form";

/** Return whether the shop can send mails itself, because it knows a server and a sender. */
export function isMailSetUp({
  mailHost,
  mailFrom,
  email,
}: Pick<AllSettings, "mailHost" | "mailFrom" | "email">) {
  return mailHost !== "" && (mailFrom || email) !== "";
}
