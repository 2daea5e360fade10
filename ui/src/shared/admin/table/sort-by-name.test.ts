import { expect, it } from "vitest";
import { sortedByName } from "./sort-by-name";

it("sorts names as a person does", () => {
  const names = ["Golf Mk10", "golf Mk2", "Škoda", "Seat", "Audi"];
  const rows = names.map((name, place) => ({ id: String(place), name }));
  expect(sortedByName(rows).map((id) => names[Number(id)])).toEqual([
    "Audi",
    "golf Mk2",
    "Golf Mk10",
    "Seat",
    "Škoda",
  ]);
});
