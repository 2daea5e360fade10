import { expect, test } from "vitest";
import { describeKey, describeSecret } from "./card-keys";

test("a key says if money moves by it", () => {
  const key = { stripeKey: undefined, stripeKeySet: true, stripeMode: "test" } as const;
  expect(describeKey(key)).toContain("no money is taken");
  expect(describeKey({ ...key, stripeMode: "live" })).toContain("A live key is set");
  expect(describeKey({ ...key, stripeKey: "" })).toContain("removed when you save");
  expect(describeKey({ ...key, stripeKeySet: false, stripeMode: null })).toContain("rk_live_");
});

test("the secret of messages is not needed", () => {
  const none = { stripeWebhookSecret: undefined, stripeWebhookSecretSet: false };
  expect(describeSecret(none)).toContain("noticed a little later");
  expect(describeSecret({ ...none, stripeWebhookSecretSet: true })).toContain("keep it");
  expect(describeSecret({ ...none, stripeWebhookSecret: "" })).toContain("removed");
});
