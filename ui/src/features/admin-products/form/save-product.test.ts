import { parse } from "valibot";
import { describe, expect, it } from "vitest";
import type { OwnProduct } from "@/shared/admin/types";
import { fieldsOf, productSchema } from "./product-schema";
import { changesOf } from "./save-product";

const KNOWN: OwnProduct = {
  id: "0b0f5a52-3c1e-4f6e-9c3a-1f2e3d4c5b6a",
  name: "LED kit",
  slug: "led-kit",
  description: "Ten watts, white.",
  price: "49.90",
  category: "Lights",
  subcategoryId: null,
  imageUrl: null,
  imageUrl2: null,
  inventory: 44,
  featured: 0,
  hidden: 0,
  fits: "listed",
  sku: "LK-1",
  ean: null,
  manufacturer: null,
  manufacturerSlug: null,
  taxRateId: null,
  packAmount: "0.5",
  packUnit: "l",
  unitPrice: { price: "99.80", unit: "l" },
  warnings: null,
  madeToOrder: 0,
  optionCount: 0,
  priceFrom: null,
  leadDays: null,
  supplier: null,
  place: null,
  salePrice: "39.90",
  saleFrom: "2026-11-27T09:00:00.000Z",
  saleTo: "2026-11-30T18:00:00.000Z",
  priorPrice: "49.90",
  sale: null,
  promised: 0,
  short: 0,
  createdAt: "2026-05-01T09:30:00.000Z",
  images: [],
  fit: null,
};
const TYPED = parse(productSchema, { ...fieldsOf(KNOWN), price: "49.9" });

describe("saving a product", () => {
  it("sends nothing of what stayed as it was", () => {
    expect(changesOf(KNOWN, TYPED)).toEqual({});
  });

  it("sends what changed alone", () => {
    expect(changesOf(KNOWN, { ...TYPED, name: "Kit", price: "49.99" })).toEqual({
      name: "Kit",
      price: "49.99",
    });
  });

  it("sends a sale by the workshop's clock, and its end by a blank price", () => {
    const moved = parse(productSchema, { ...fieldsOf(KNOWN), salePrice: "39,9", saleTo: "2026-12-01T18:00" });
    expect(changesOf(KNOWN, moved)).toEqual({ saleTo: "2026-12-01T18:00" });
    const ended = parse(productSchema, { ...fieldsOf(KNOWN), salePrice: "", saleFrom: "", saleTo: "" });
    expect(changesOf(KNOWN, ended)).toEqual({ salePrice: null, saleFrom: null, saleTo: null });
  });

  it("sends a number that was taken out as none", () => {
    const typed = parse(productSchema, { ...fieldsOf(KNOWN), sku: " " });
    expect(changesOf(KNOWN, typed)).toEqual({ sku: null });
  });

  it("sends a content with its unit, however the amount was typed", () => {
    const typed = parse(productSchema, { ...fieldsOf(KNOWN), packAmount: "250", packUnit: "ml" });
    expect(changesOf(KNOWN, typed)).toEqual({ packAmount: "250", packUnit: "ml" });
    const comma = parse(productSchema, { ...fieldsOf(KNOWN), packAmount: "0,75" });
    expect(changesOf(KNOWN, comma)).toEqual({ packAmount: "0.75" });
  });

  it("says of a new stock which one it was based on", () => {
    expect(changesOf(KNOWN, { ...TYPED, inventory: "56" })).toEqual({ inventory: "56", inventoryWas: 44 });
    expect(changesOf(KNOWN, { ...TYPED, inventory: "+44" })).toEqual({ inventoryChange: 44 });
  });
});
