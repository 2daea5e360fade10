import type { AllSettings } from "./settings-form";

/** True when the shop can send mails itself: it knows a server and a sender. */
export function isMailSetUp({
  mailHost,
  mailFrom,
  email,
}: Pick<AllSettings, "mailHost" | "mailFrom" | "email">) {
  return mailHost !== "" && (mailFrom || email) !== "";
}
