import { expect, test } from "vitest";
import { MAIL_PROVIDERS, providerOfAddress, providerOfServer } from "./mail-providers";

test.each([
  ["garage@gmail.com", "Gmail"],
  [" Garage@HOTMAIL.com ", "Outlook or Hotmail"],
  ["garage@gmx.de", "GMX"],
  ["garage@proton.me", "Proton"],
  ["garage@byrnes.example", undefined],
  ["gmail.com", undefined],
  ["", undefined],
])("the provider of “%s” is %s", (address, name) => {
  expect(providerOfAddress(address)?.name).toBe(name);
});

test("a provider is known again by its server and port, and no domain has two", () => {
  for (const each of MAIL_PROVIDERS) {
    expect(providerOfServer({ mailHost: each.host.toUpperCase(), mailPort: each.port })).toBe(each);
  }
  expect(providerOfServer({ mailHost: "127.0.0.1", mailPort: "2525" })).toBeUndefined();
  const domains = MAIL_PROVIDERS.flatMap((each) => each.domains);
  expect(domains).toHaveLength(new Set(domains).size);
});
