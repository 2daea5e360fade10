import { describe, expect, it } from "vitest";
import { complaintAbout, filledIn, NO_CHANGES } from "./bulk-changes";

describe("a bulk edit", () => {
  it("sends only what was filled in", () => {
    expect(filledIn({ ...NO_CHANGES, price: " 12.5 ", featured: "0" })).toEqual({
      price: "12.5",
      featured: "0",
    });
  });

  it("sends a price with a comma as the server takes it", () => {
    expect(filledIn({ ...NO_CHANGES, price: "1.249,5" })).toEqual({ price: "1249.5" });
  });

  it("wants at least one field", () => {
    expect(complaintAbout({ ...NO_CHANGES, price: "  " })).toEqual({
      title: "No changes",
      description: "Please select at least one field to update",
    });
  });

  it.each(["-1", "abc", "1.234", "1e3", "NaN", "12,505"])("refuses %s as a price", (price) => {
    expect(complaintAbout({ ...NO_CHANGES, price })).toEqual({
      field: "price",
      title: "Invalid price",
      description: "Please enter a valid positive number for price",
    });
  });

  it.each(["0", "12", "12.5", "12.50", "12,50"])("takes %s as a price", (price) => {
    expect(complaintAbout({ ...NO_CHANGES, price })).toBeUndefined();
  });

  it("takes digits alone as the stock", () => {
    expect(complaintAbout({ ...NO_CHANGES, inventory: "-2" })?.description).toBe(
      "Inventory must be a number",
    );
    expect(complaintAbout({ ...NO_CHANGES, inventory: "0" })).toBeUndefined();
  });
});
