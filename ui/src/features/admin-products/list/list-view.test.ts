import { describe, expect, it } from "vitest";
import { type ListView, listQuery, readListView, writeListView } from "./list-view";

describe("the view of the list", () => {
  it("asks the server in the words of the address", () => {
    const asked = (address: string) => listQuery(readListView(new URLSearchParams(address)));
    expect(asked("")).toBe("");
    expect(asked("sort=-price&stock=low&featured=1&hidden=1&search=led kit&other=1")).toBe(
      "search=led+kit&stock=low&featured=1&hidden=1&sort=-price",
    );
  });

  it("is written into the address, and read from it", () => {
    const view: ListView = {
      search: "led kit",
      category: "Lights & more",
      stock: "low",
      featured: true,
      hidden: true,
      lacking: true,
      onSale: true,
      sort: { key: "price", descending: true },
    };
    expect(readListView(writeListView(view))).toEqual(view);
    expect(writeListView(readListView(new URLSearchParams(""))).toString()).toBe("");
  });
});
