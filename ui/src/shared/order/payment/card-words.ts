/** How a customer came back from the card's page, or did not get there; undefined for whoever has not tried. */
export type Return = "paid" | "cancelled" | "unreached" | undefined;

const SENTENCES = {
  paid: "Waiting for your bank… This page shows the payment as soon as it arrives.",
  asked: "One moment: we are asking whether you have paid…",
  cancelled: "Not paid: you left the card page.",
  unanswered: "Your bank has not confirmed the payment yet. If you did pay, there is nothing more to do.",
  unreached: "We could not open the card page. Try again, or pay in the workshop.",
};

/** Read it from the address to which the card's page leads back. */
export function readReturn({ search }: Pick<Location, "search">): Return {
  const query = new URLSearchParams(search);
  if (query.has("paid")) return "paid";
  return query.has("cancelled") ? "cancelled" : undefined;
}

export function sentenceOf(state: keyof typeof SENTENCES | undefined): string {
  return state ? SENTENCES[state] : "You pay on the secure page of our card provider.";
}
