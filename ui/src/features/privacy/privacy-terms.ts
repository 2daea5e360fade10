import type { components } from "@/shared/api/schema";
import type { PublicSettings } from "@/shared/api/types";

export type Privacy = components["schemas"]["PrivacyView"];
type Trade = Pick<PublicSettings, "worksOnCars">;

export interface Term {
  title: string;
  text: string;
  /** The text ends with a link "Ask us". */
  asks?: true;
}

const CARRIERS: Partial<Record<NonNullable<Privacy["tunnel"]>, string>> = {
  cloudflare: "Cloudflare",
  tailscale: "Tailscale",
  ngrok: "ngrok",
};

const WAITING: Term = {
  title: "When you wait for a part",
  text:
    "The e-mail address that you leave at a sold-out part is used for one e-mail when the part is back. It is removed then, when you " +
    "ask for it on the page of the link in our e-mail, or after 90 days; without your confirmation after 2 days.",
};

function count(number: number, unit: string): string {
  return `${number} ${unit}${number === 1 ? "" : "s"}`;
}

function paymentTerm({ paymentMethods }: Privacy): string {
  if (paymentMethods.length === 0) return "No payment is taken here, so we never see a card.";
  const noted = "We note what you paid, when and how.";
  return paymentMethods.includes("card")
    ? `${noted} A card is charged on the page of Stripe, which gets the order's number and amount from us; we never see the card.`
    : `${noted} No card is asked for here.`;
}

/** Return who receives data, as whole sentences: the list ends with that nobody else does. */
function receivers({ paymentMethods, sendsMail, tunnel }: Privacy): string {
  const carrier = tunnel && CARRIERS[tunnel];
  return [
    carrier && `On its way there your connection passes through ${carrier}.`,
    paymentMethods.includes("card") &&
      "Stripe, our card provider, receives what you give it when you pay by card.",
    `${sendsMail ? "Our e-mail provider" : "The service behind our e-mail account"} receives the e-mails between you and us.`,
    "Whoever brings you a parcel receives the name and the address on it.",
    "Nobody else receives your data, and nothing is sold.",
  ]
    .filter(Boolean)
    .join(" ");
}

/** Describe the use of data under the settings in force. A changed setting changes its sentence. */
export function privacyTerms(privacy: Privacy, { worksOnCars }: Trade): Term[] {
  return [
    {
      title: "When you look around",
      text:
        "We set no cookie and load nothing from anybody else's server. We count which pages are read and what is searched for: the page or " +
        "the words, the page you came from, the kind of browser and the internet address, so that we know which pages visitors read. " +
        `After ${count(privacy.ipDays, "day")} the address is cut to its network, which many people share; after ` +
        `${count(privacy.analyticsDays, "day")} the visit is removed. If your browser asks not to be tracked (Global ` +
        "Privacy Control), your address is not kept at all.",
    },
    {
      title: "Your cart",
      text:
        "The number of your cart is kept in your own browser (local storage, “cartId”), because without it there would be no " +
        `cart. A cart that nobody touches is removed after ${count(privacy.cartDays, "day")}. What you type into the ` +
        "checkout or the contact form stays in your browser's tab until you send it or close the tab. A vehicle that you " +
        "choose is stored in your browser too (“vehicle”); if you put parts for it into the cart or order them, we see which vehicle it is.",
    },
    {
      title: "When you order",
      text:
        "We keep your name, e-mail address, phone number and delivery address with the order, to carry it out and because " +
        `tax law asks us to keep our books. ${paymentTerm(privacy)}`,
    },
    {
      title: "When you withdraw from a contract",
      text: "We keep your statement with the order, because we must be able to show that we received it and what we did.",
    },
    {
      title: "When you write to us",
      text: `Your message, with its photos and what you tell us about yourself, is removed after ${count(privacy.enquiryMonths, "month")}.`,
    },
    ...(privacy.sendsMail ? [WAITING] : []),
    {
      title: "When you come back",
      text:
        `We may note your name, how to reach you ${worksOnCars ? "and your car with its plate, so that we recognise it" : "and your car, so that we recognise you"} next time. ` +
        "The note stays until you ask us to remove it.",
    },
    {
      title: "E-mails",
      text: privacy.sendsMail
        ? `E-mails about your order or enquiry go through our e-mail provider. Our own copy is removed after ${count(privacy.mailDays, "day")}.`
        : "E-mails about your order or enquiry are sent by hand, from our own e-mail account.",
    },
    {
      title: "Who else is involved",
      text: `The shop runs on a computer ${worksOnCars ? "in our workshop" : "of our own"}. ${receivers(privacy)}`,
    },
    {
      title: "Copies",
      text:
        "Backups are kept so that no order is lost: the last seven daily ones, then one a week for four weeks, and five each from " +
        "before a restore and before an upgrade. Copies on a second disk follow the same rule while it is plugged in. Backups that we make by " +
        "hand stay until we delete them. Erased data may still be in one of these; if it is restored, the data is erased again.",
    },
    {
      title: "Your rights",
      asks: true,
      text:
        "what we hold on you, have it corrected, handed over or erased: tell us the e-mail address that you used, or your name and order number. " +
        "You may also complain to the Data Protection Commission, dataprotection.ie.",
    },
  ];
}
