import { expect, test } from "vitest";
import type { Part } from "../parts/find-parts";
import { addablesOf } from "./addable";
import type { Service } from "./services";

const TINT = { id: "s1", service: "Window tint", size: "small car", price: "180.00" } as Service;
const WASH = { id: "s2", service: "Hand wash", size: "", price: "25.00" } as Service;
const BULB = { id: "p1", name: "Tinted bulb", sku: null, inventory: 3, price: "9.00" } as unknown as Part;

const KNOWN = { services: [TINT, WASH], parts: [BULB], lines: [], hourlyRate: "65.00" };
const namesOf = (search: string) => addablesOf(search, KNOWN).map(({ name }) => name);

test("without words the services come first, then the blank lines, and no part", () => {
  expect(namesOf("")).toEqual(["Window tint, small car", "Hand wash", "Hours", "Own line"]);
});

test("words find services before parts, and can be a line of their own", () => {
  expect(namesOf("tint")).toEqual(["Window tint, small car", "Tinted bulb", "Own line: tint", "Hours: tint"]);
});

test("hours that are typed with their number come first", () => {
  const [hours] = addablesOf("1,5 h Polish the bonnet", KNOWN);
  expect(hours?.line()).toMatchObject({
    kind: "labour",
    quantity: "1.5",
    unitPrice: "65.00",
    text: "Polish the bonnet",
  });
});
