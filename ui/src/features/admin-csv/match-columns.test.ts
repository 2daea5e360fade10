import { describe, expect, it } from "vitest";
import { FITMENT, needsMatching, PRODUCTS } from "./file-kinds";
import { matchColumn, proposeMatching } from "./match-columns";
import type { FileColumn } from "./outcome";

const column = (header: string, field: FileColumn["field"], known = false) =>
  ({ header, field, known, samples: [] }) as FileColumn;

describe("the columns of a file", () => {
  it("need no matching when they are an export's", () => {
    expect(needsMatching(PRODUCTS, [column("slug", "slug", true), column("price", "price", true)])).toBe(
      false,
    );
  });

  it("need it with a heading of their own, or without a slug", () => {
    expect(needsMatching(PRODUCTS, [column("slug", "slug", true), column("RRP", "price")])).toBe(true);
    expect(needsMatching(PRODUCTS, [column("name", "name", true)])).toBe(true);
    expect(needsMatching(FITMENT, [column("product", "product", true)])).toBe(true);
  });

  it("can be the names of documents, which an import reads", () => {
    expect(PRODUCTS.labels.documents).toBe("Documents that it keeps, such as Fitting guide;Certificate");
  });

  it("are proposed each field once", () => {
    const columns = [column("Price", "price"), column("RRP", "price"), column("Margin", null)];
    expect(proposeMatching(columns)).toEqual({ Price: "price", RRP: "", Margin: "" });
  });

  it("give a field up to the one that takes it", () => {
    expect(matchColumn({ Price: "price", RRP: "" }, "RRP", "price")).toEqual({ Price: "", RRP: "price" });
    expect(matchColumn({ Price: "", RRP: "price" }, "RRP", "")).toEqual({ Price: "", RRP: "" });
  });
});
