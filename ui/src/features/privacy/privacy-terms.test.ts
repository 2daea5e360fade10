import { expect, test } from "vitest";
import { type Privacy, privacyTerms } from "./privacy-terms";

const PRIVACY: Privacy = {
  analyticsDays: 90,
  ipDays: 30,
  cartDays: 30,
  enquiryMonths: 24,
  mailDays: 90,
  sendsMail: false,
  tunnel: null,
  paymentMethods: [],
};

function textOf(privacy: Privacy, worksOnCars = true): string {
  return privacyTerms(privacy, { worksOnCars })
    .map((term) => term.text)
    .join(" ");
}

test("the page tells the settings in force", () => {
  const text = textOf({ ...PRIVACY, ipDays: 1, analyticsDays: 45, cartDays: 7, enquiryMonths: 12 });
  for (const part of ["After 1 day the", "45 days the visit", "after 7 days", "after 12 months"])
    expect(text).toContain(part);
});

test("who carries the connection is named where somebody does", () => {
  expect(textOf({ ...PRIVACY, tunnel: "cloudflare" })).toContain("passes through Cloudflare");
  for (const tunnel of ["router", "none", null] as const)
    expect(textOf({ ...PRIVACY, tunnel })).not.toContain("passes through");
});

test("a mail provider is named only where there is one", () => {
  expect(textOf(PRIVACY)).not.toContain("mail provider");
  expect(textOf({ ...PRIVACY, sendsMail: true })).toContain(
    "e-mail provider. Our own copy is removed after 90 days",
  );
});

test("nobody else receives data than those who are named before", () => {
  const whole = { ...PRIVACY, sendsMail: true, paymentMethods: ["card" as const] };
  expect(textOf(whole)).toMatch(
    /Stripe, our card provider, receives .* Our e-mail provider receives .* Whoever brings you a parcel receives .* Nobody else receives your data/,
  );
  expect(textOf(PRIVACY)).toMatch(/account receives the e-mails between you and us\..* Nobody else receives/);
});

test("a business that works on no cars has no workshop and no plates", () => {
  expect(textOf(PRIVACY)).toMatch(/plate.*in our workshop\./);
  expect(textOf(PRIVACY, false)).toContain("The shop runs on a computer of our own.");
  expect(textOf(PRIVACY, false)).not.toMatch(/workshop|plate/);
});

test("the workshop's own backups are described as they are", () => {
  const text = textOf(PRIVACY);
  expect(text).toContain("Backups that we make by hand stay until we delete them");
  expect(text).toContain("if it is restored, the data is erased again");
});

test("a payment is named as soon as there is a way of paying", () => {
  expect(textOf(PRIVACY)).toContain("No payment is taken here, so we never see a card. ");
  const text = textOf({ ...PRIVACY, paymentMethods: ["workshop"] });
  expect(text).toContain("We note what you paid");
  expect(text).not.toContain("No payment is taken");
  expect(textOf({ ...PRIVACY, paymentMethods: ["card"] })).toContain("charged on the page of Stripe");
});
