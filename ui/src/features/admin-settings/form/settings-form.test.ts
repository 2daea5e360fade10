import { describe, expect, it } from "vitest";
import { type AllSettings, changesOf, toForm, typedOf } from "./settings-form";

/** The settings that these tests look at, and those that the form rewrites. */
const SAVED = {
  taxRate: "10",
  labourTaxRate: "",
  labourPrice: "",
  deliveryPrice: "",
  freeDeliveryOver: "500.00",
  ipDays: 30,
  mailPort: 587,
  mailPasswordSet: false,
} satisfies Partial<AllSettings> as AllSettings;

describe("the settings as they are edited", () => {
  it("send nothing before a change, and then only what was changed", () => {
    const form = toForm(SAVED);
    expect(changesOf(form, SAVED)).toEqual({});
    expect(changesOf({ ...form, ipDays: "7" }, SAVED)).toEqual({ ipDays: 7 });
  });

  it("take a rate with a comma, as many keyboards write it", () => {
    expect(changesOf({ ...toForm(SAVED), taxRate: "13,5" }, SAVED)).toEqual({ taxRate: "13.5" });
  });

  it.each(["a month", "", " "])("leave %j, which is no number, to the server's refusal", (ipDays) => {
    const body = changesOf({ ...toForm(SAVED), ipDays }, SAVED);
    expect(JSON.parse(JSON.stringify(body))).toEqual({ ipDays: null });
  });

  it("send the mail password only when a new one was typed or it is to go", () => {
    const form = toForm({ ...SAVED, mailPasswordSet: true });
    expect(changesOf(form, { ...SAVED, mailPasswordSet: true })).toEqual({});
    expect(changesOf({ ...form, mailPassword: "" }, SAVED)).toHaveProperty("mailPassword", "");
    expect(changesOf({ ...toForm(SAVED), mailPassword: "s3cret", mailPort: "465" }, SAVED)).toEqual({
      mailPassword: "s3cret",
      mailPort: 465,
    });
  });

  it("are stored to continue with, but no secret among them", () => {
    const form = {
      ...toForm(SAVED),
      ipDays: "7",
      mailPassword: "s3cret",
      stripeKey: "rk_live_1",
      tunnelToken: "t",
    };
    expect(typedOf(form, SAVED)).toEqual({ ipDays: "7" });
  });
});
