import { describe, expect, it } from "vitest";
import { nextSort, sortRows } from "./sort-rows";
import type { TableColumn } from "./table-column";

interface Part {
  name: string;
  stock: number;
}

const COLUMNS: TableColumn<Part>[] = [
  { key: "name", label: "Name", cell: ({ name }) => name, sortBy: ({ name }) => name },
  { key: "stock", label: "Stock", cell: ({ stock }) => stock, sortBy: ({ stock }) => stock },
  { key: "actions", label: "Actions", cell: () => null },
];
const PARTS: Part[] = [
  { name: "wheel 10", stock: 9 },
  { name: "Wheel 9", stock: 10 },
  { name: "Aero kit", stock: 10 },
];
const names = (sort: Parameters<typeof sortRows>[2]) =>
  sortRows(PARTS, COLUMNS, sort).map(({ name }) => name);

describe("sorting a table", () => {
  it("reads numbers within names, and does not care for capitals", () => {
    expect(names({ key: "name", descending: false })).toEqual(["Aero kit", "Wheel 9", "wheel 10"]);
  });

  it("sorts numbers as numbers and leaves equal rows in their order, upwards and downwards", () => {
    expect(names({ key: "stock", descending: false })).toEqual(["wheel 10", "Wheel 9", "Aero kit"]);
    expect(names({ key: "stock", descending: true })).toEqual(["Wheel 9", "Aero kit", "wheel 10"]);
  });

  it("leaves the rows as they came without an order, or for a column that has none", () => {
    expect(sortRows(PARTS, COLUMNS, null)).toBe(PARTS);
    expect(sortRows(PARTS, COLUMNS, { key: "actions", descending: false })).toBe(PARTS);
  });

  it("goes up, down and back to how the rows came", () => {
    const up = nextSort(null, "name");
    const down = nextSort(up, "name");
    expect([up, down, nextSort(down, "name")]).toEqual([
      { key: "name", descending: false },
      { key: "name", descending: true },
      null,
    ]);
    expect(nextSort(down, "stock")).toEqual({ key: "stock", descending: false });
  });
});
