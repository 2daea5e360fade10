import { expect, test } from "vitest";
import { NO_CAMPAIGN, readCampaign } from "./campaign";

const TYPED = { ...NO_CAMPAIGN, value: " 20 %", saleTo: "2026-11-30T18:00" };

test("a sale is sent with a plain number", () => {
  expect(readCampaign(TYPED)).toEqual({ campaign: { ...TYPED, value: "20" } });
  expect(readCampaign({ ...TYPED, by: "price", value: "39,90" }).campaign?.value).toBe("39.90");
});

test("it waits for its end and its number", () => {
  expect(readCampaign({ ...TYPED, saleTo: "" })).toEqual({});
  expect(readCampaign({ ...TYPED, value: " " })).toEqual({});
});

test("a number that is none is refused in the server's words", () => {
  expect(readCampaign({ ...TYPED, value: "-5" }).complaint).toBe(
    "Please enter a number above 0, such as 20 or 39.99",
  );
});

test("an end needs nothing else", () => {
  expect(readCampaign({ ...TYPED, by: "end", value: "x" })).toEqual({
    campaign: { ...NO_CAMPAIGN, by: "end" },
  });
});
