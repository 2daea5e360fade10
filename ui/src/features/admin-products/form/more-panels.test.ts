import { describe, expect, it } from "vitest";
import { filledPanels } from "./more-panels";
import { newOption } from "./option-rows";
import { MORE_PANELS, NEW_PRODUCT, type ProductFields } from "./product-schema";

const ALWAYS = ["name", "description", "price", "category", "subcategoryId", "inventory", "fits"];

describe("the fields under More", () => {
  it("are all that do not always show, each in one panel", () => {
    const folded = Object.values(MORE_PANELS).flat();
    expect([...ALWAYS, ...folded].sort()).toEqual(Object.keys(NEW_PRODUCT).sort());
  });

  it("are none of a blank product", () => {
    expect(filledPanels(NEW_PRODUCT, [], [])).toEqual([]);
  });

  it.each(
    Object.entries(MORE_PANELS).flatMap(([panel, names]) => names.map((name) => [name, panel] as const)),
  )("%s shows its panel once it is filled in", (name, panel) => {
    const filled = typeof NEW_PRODUCT[name] === "boolean" ? true : "x";
    expect(filledPanels({ ...NEW_PRODUCT, [name]: filled } as ProductFields, [], [])).toEqual([panel]);
  });

  it("shows the numbers for a part number, and no address that was made from the name", () => {
    const codes = [{ key: 0, kind: "oem" as const, code: "5K0" }];
    expect(filledPanels({ ...NEW_PRODUCT, name: "LED kit", slug: "led-kit" }, codes, [])).toEqual([
      "numbers",
    ]);
  });

  it("shows the options of a product that has some", () => {
    expect(filledPanels(NEW_PRODUCT, [], [newOption([])])).toEqual(["options"]);
  });
});
