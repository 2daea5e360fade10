import { describe, expect, it } from "vitest";
import { DEFAULT_SETTINGS } from "@/content/default-settings";
import { type AllSettings, changesOf, siteCard, toForm } from "./settings-form";

const SAVED: AllSettings = {
  ...DEFAULT_SETTINGS,
  ownHours: false,
  legalName: "",
  legalForm: "",
  companyNumber: "",
  vatNumber: "",
  invoiceSeries: "",
  invoiceSeriesYearly: true,
  invoiceNote: "",
  paymentTerms: "",
  labourTaxRateId: null,
  labourTaxRate: "",
  labourPrice: "",
  publicUrl: "",
  tunnel: null,
  tunnelTokenSet: false,
  adminFrom: "localhost",
  analyticsDays: 90,
  ipDays: 30,
  cartDays: 30,
  enquiryMonths: 24,
  mailHost: "",
  mailPort: 587,
  mailSecurity: "starttls",
  mailUnencrypted: false,
  mailUser: "",
  mailFrom: "",
  ownerEmail: "",
  orderStockShare: 100,
  visitorMailsPerHour: 60,
  mailPasswordSet: false,
  stripeKeySet: false,
  stripeWebhookSecretSet: false,
  stripeMode: null,
  cardHours: 24,
  offerWorkshop: false,
  offerTransfer: false,
  offerCard: false,
  iban: "",
  accountName: "",
};

describe("the settings as they are edited", () => {
  it("have a card for each of the site's, and no change before one is made", () => {
    const form = toForm(SAVED);
    expect(form.galleryImages).toHaveLength(6);
    expect(changesOf(form, SAVED)).toEqual({});
  });

  it("send only what was changed, and only the cards that are the owner's own", () => {
    const form = toForm(SAVED);
    const own = { ...siteCard("2"), title: "Our own Golf" };
    const galleryImages = form.galleryImages.map((card) => (card.slot === "2" ? own : card));
    expect(changesOf({ ...form, galleryImages, ipDays: "7" }, SAVED)).toEqual({
      galleryImages: [own],
      ipDays: 7,
    });
  });

  it("send an empty list when the last own card is given back to the site", () => {
    const saved = { ...SAVED, galleryImages: [{ ...siteCard("1"), imageUrl: "/uploads/a.webp" }] };
    const form = { ...toForm(saved), galleryImages: toForm(SAVED).galleryImages };
    expect(changesOf(form, saved)).toEqual({ galleryImages: [] });
  });

  it("take a rate with a comma, as many keyboards write it", () => {
    expect(changesOf({ ...toForm(SAVED), taxRate: "13,5" }, SAVED)).toEqual({ taxRate: "13.5" });
  });

  it("leave a period that is no number to the server's refusal", () => {
    const body = changesOf({ ...toForm(SAVED), ipDays: "a month" }, SAVED);
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
});
