import { safeParse } from "valibot";
import { describe, expect, it } from "vitest";
import { NEW_PRODUCT, type ProductFields, productSchema } from "./product-schema";

const GOOD: ProductFields = {
  ...NEW_PRODUCT,
  name: "LED kit",
  slug: "led-kit",
  description: "Ten watts, white.",
  price: "49.9",
  category: "Lights",
};
const messages = (fields: Partial<ProductFields>) =>
  safeParse(productSchema, { ...GOOD, ...fields }).issues?.map(({ message }) => message);

describe("the product form's rules", () => {
  it("sends what the server takes", () => {
    expect(safeParse(productSchema, { ...GOOD, name: "  LED kit ", featured: true }).output).toEqual({
      ...GOOD,
      subcategoryId: null,
      sku: null,
      ean: null,
      manufacturer: null,
      taxRateId: null,
      packAmount: null,
      packUnit: null,
      warnings: null,
      madeToOrder: 0,
      leadDays: null,
      supplier: null,
      place: null,
      featured: 1,
      hidden: 0,
      salePrice: null,
      saleFrom: null,
      saleTo: null,
    });
  });

  it.each(["4006381333931", "4 006381 333931", "12345670", "036000291452"])(
    "takes %s as a barcode",
    (ean) => {
      expect(messages({ ean })).toBeUndefined();
    },
  );

  it.each(["49,99", "49.99", " 49,99 "])("takes %s as a price", (price) => {
    expect(safeParse(productSchema, { ...GOOD, price }).output).toMatchObject({ price: "49.99" });
  });

  it.each(["1.249,00", "1,249.00", "1249,00"])("takes %s as a price of more than a thousand", (price) => {
    expect(safeParse(productSchema, { ...GOOD, price }).output).toMatchObject({ price: "1249.00" });
  });

  it.each([
    [{ name: " x " }, "Name must be at least 2 characters"],
    [{ slug: "x" }, "Slug is required"],
    [{ description: "too short" }, "Description must be at least 10 characters"],
    [{ price: "49.999" }, "Invalid price format"],
    [{ price: "49,999" }, "Invalid price format"],
    [{ price: "4,9,9" }, "Invalid price format"],
    [{ price: "" }, "Invalid price format"],
    [{ price: "-1" }, "Invalid price format"],
    [{ category: "" }, "Category is required"],
    [{ inventory: "1.5" }, "Inventory must be a number"],
    [{ inventory: "" }, "Inventory must be a number"],
    [{ ean: "4006381333932" }, "This is not a valid barcode number"],
    [{ packAmount: "0" }, "Contents must be an amount above 0, such as 0.5"],
    [{ packAmount: "half" }, "Contents must be an amount above 0, such as 0.5"],
    [{ leadDays: "0" }, "Days until more can be had must be a whole number from 1 to 365"],
    [{ leadDays: "366" }, "Days until more can be had must be at most 365"],
    [{ leadDays: "1.5" }, "Days until more can be had must be a whole number from 1 to 365"],
    [{ ean: "123" }, "This is not a valid barcode number"],
  ])("refuses %j", (fields, message) => {
    expect(messages(fields)).toEqual([message]);
  });
});
