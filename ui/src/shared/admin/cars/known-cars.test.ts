import { describe, expect, it } from "vitest";
import { carsWith } from "./known-cars";

const car = (id: string, plate: string | null) => ({
  id,
  label: "Volkswagen Golf",
  modelId: null,
  year: null,
  plate,
  vin: null,
  note: null,
});
const owners = [
  { name: "Aoife", cars: [car("1", "161-KK-1234"), car("2", null)] },
  { name: "Pat", cars: [car("3", "161 KK 77")] },
] as unknown as Parameters<typeof carsWith>[0];

describe("a typed plate", () => {
  it.each([
    ["161KK1234", ["1"]],
    ["161 kk", ["1", "3"]],
    ["golf 2016", []],
  ])("%s finds its car in any writing", (typed, ids) => {
    expect(carsWith(owners, typed).map((each) => each.car.id)).toEqual(ids);
  });
});
