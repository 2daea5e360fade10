import type { ToastMessage } from "@/shared/ui/toast-store";

/** The toast of an e-mail that leaves soon, with the way to it; none for a link that the owner passes on. */
export function mailToast(by: "mail" | "link", title: string): ToastMessage | undefined {
  return by === "mail" ? { title, link: { to: "/admin/mails", label: "E-mails" } } : undefined;
}
