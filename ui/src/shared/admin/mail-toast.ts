import type { ToastMessage } from "@/shared/ui/toast-store";

/** Return the toast of an e-mail that leaves soon; there is none for a link that the owner passes on. */
export function mailToast(by: "mail" | "link", title: string): ToastMessage | undefined {
  return by === "mail" ? { title, link: { to: "/admin/mails", label: "E-mails" } } : undefined;
}
