import { expect, it } from "vitest";
import { describeCheckout, describeOffer, offeredMethods } from "./describe-payment";

const TERMS = {
  offerWorkshop: false,
  offerTransfer: false,
  offerCard: false,
  iban: "",
  accountName: "",
  stripeKeySet: false,
  address: "1 Mill Street\nKilkenny",
  worksOnCars: true,
};
const ACCOUNT = { offerTransfer: true, iban: "IE29 AIBK 9311 5212 3456 78", accountName: "Byrne Ltd" };

it("a way of paying is offered once it has all that it needs", () => {
  const ticked = { offerWorkshop: true, offerTransfer: true, offerCard: true };
  expect(offeredMethods(TERMS)).toEqual([]);
  expect(offeredMethods({ ...TERMS, ...ticked })).toEqual(["workshop"]);
  expect(offeredMethods({ ...TERMS, ...ticked, ...ACCOUNT, stripeKeySet: true })).toEqual([
    "card",
    "workshop",
    "transfer",
  ]);
});

it.each([
  ["workshop", TERMS, "Customers read: “You pay in our workshop: 1 Mill Street, Kilkenny.”"],
  [
    "workshop",
    { ...TERMS, worksOnCars: false },
    "Customers read: “You pay in our shop: 1 Mill Street, Kilkenny.”",
  ],
  ["transfer", TERMS, "Not offered yet: customers need the IBAN and the account name."],
  [
    "transfer",
    { ...TERMS, ...ACCOUNT },
    "Customers read: “You transfer the total to Byrne Ltd, IBAN IE29 AIBK 9311 5212 3456 78. The reference is your order number, which you get with the confirmation.”",
  ],
  ["card", TERMS, "Not offered yet: it needs a key from Stripe, the card provider."],
] as const)("%s is shown as customers read it", (method, terms, sentence) => {
  expect(describeOffer(method, terms)).toBe(sentence);
});

it("the button's words follow what is offered", () => {
  expect(describeCheckout([])).toContain("“Place Order”");
  expect(describeCheckout(["card", "transfer"])).toContain(
    "“Order with obligation to pay”, by card “Pay now”",
  );
  expect(describeCheckout(["card"])).not.toContain("obligation");
});
