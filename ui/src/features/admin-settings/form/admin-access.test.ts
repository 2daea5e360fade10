import { describe, expect, it } from "vitest";
import { staysOpen } from "./admin-access";

describe("the back office at the shop's public address", () => {
  it.each([
    ["localhost", "", "http:", true],
    ["localhost", "https://shop.example", "http:", false],
    ["desk", "", "http:", false],
    ["desk", "https://shop.example", "https:", false],
    ["anywhere", "https://shop.example", "https:", true],
    ["anywhere", "https://shop.example", "http:", false],
    ["anywhere", "http://shop.example", "https:", false],
    ["anywhere", "", "https:", false],
  ] as const)("%s with the address “%s”, seen over %s: %s", (adminFrom, publicUrl, protocol, open) => {
    expect(staysOpen({ adminFrom, publicUrl }, protocol)).toBe(open);
  });
});
