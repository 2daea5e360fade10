import type { components } from "@/shared/api/schema";

type Shapes = components["schemas"];

export type MailPage = Shapes["MailsView"];
/** A mail as the list shows it. */
export type ListedMail = Shapes["MailView"];
/** A mail with its text and the link that opens it in the owner's own mail program. */
export type WholeMail = Shapes["MailPreview"];
export type MailStatus = ListedMail["status"];
/** What waits, as the bar counts it. */
export type MailFeed = Pick<Shapes["FeedView"], "failedMails" | "mailsByHand">;
