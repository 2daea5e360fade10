import type { Reply } from "./use-thread";

interface Described {
  title: string;
  note?: string | undefined;
  isWrong?: boolean;
  canTakeBack?: boolean;
  canRetry?: boolean;
}

/** Return whether an answer was sent, and what can be done about it. */
export function describeReply({ way, mail }: Reply, email: string): Described {
  if (way === "marked") return { title: "Marked as answered" };
  if (way === "program" && !email) return { title: "You, on the customer’s page", canTakeBack: true };
  if (way === "program") return { title: "You, from your mail program", canTakeBack: true };
  const title = "You, by e-mail";
  switch (mail?.status) {
    case "waiting":
      return waiting(title, mail.lastError);
    case "sending":
      return { title, note: "Being sent" };
    case "failed":
    case "by_hand":
      return {
        title,
        note: `Not delivered. ${mail.lastError ?? "No mail server is set up any more."}`,
        isWrong: true,
        canTakeBack: true,
        canRetry: true,
      };
    case "done":
      return { title, note: "Done by you" };
    default:
      return { title, note: "Sent" };
  }
}

/** Describe an answer that waits. Without an error it is the pause in which it can be taken back unseen. */
function waiting(title: string, lastError: string | null): Described {
  const note = lastError ? `Not delivered yet; Pitlane keeps trying. ${lastError}` : "Sending in a moment";
  return { title, note, isWrong: lastError !== null, canTakeBack: true };
}
