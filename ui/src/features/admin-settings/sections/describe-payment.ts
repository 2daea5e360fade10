import type { PaymentChoice } from "@/shared/api/types";
import { describeMethod } from "@/shared/order/payment/payment-words";
import type { SettingsForm } from "../form/settings-form";

type Terms = Pick<
  SettingsForm,
  | "offerWorkshop"
  | "offerTransfer"
  | "offerCard"
  | "iban"
  | "accountName"
  | "stripeKeySet"
  | "address"
  | "worksOnCars"
>;

/** Return the ways of paying that customers would have with these settings. */
export function offeredMethods(terms: Terms): PaymentChoice[] {
  const { offerWorkshop, offerTransfer, offerCard } = terms;
  const ticked = { card: offerCard, workshop: offerWorkshop, transfer: offerTransfer };
  const methods = Object.keys(ticked) as PaymentChoice[];
  return methods.filter((method) => ticked[method] && missingFor(method, terms) === undefined);
}

/** Describe a ticked way of paying as customers read it, or name what it lacks. */
export function describeOffer(method: PaymentChoice, terms: Terms): string {
  const missing = missingFor(method, terms);
  if (missing) return `Not offered yet: ${missing}`;
  const bankAccount = { iban: terms.iban.replace(/\s/g, ""), accountName: terms.accountName.trim() };
  return `Customers read: “${describeMethod(method, { ...terms, bankAccount }, false)}”`;
}

/** Describe the checkout with these ways of paying. */
export function describeCheckout(methods: PaymentChoice[]): string {
  if (methods.length === 0) {
    return "No way of paying is set: the checkout says that orders are recorded without payment, and its button reads “Place Order”.";
  }
  const others = methods.some((method) => method !== "card");
  const buttons = [
    others && "“Order with obligation to pay”",
    methods.includes("card") && "by card “Pay now”",
  ];
  return `The checkout’s button reads ${buttons.filter(Boolean).join(", ")}. Above it are the total, the right to withdraw, and links to your terms.`;
}

function missingFor(method: PaymentChoice, { iban, accountName, stripeKeySet }: Terms): string | undefined {
  if (method === "card" && !stripeKeySet) return "it needs a key from Stripe, the card provider.";
  if (method === "transfer" && !(iban.trim() && accountName.trim())) {
    return "customers need the IBAN and the account name.";
  }
  return undefined;
}
