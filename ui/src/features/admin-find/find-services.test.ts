import { expect, test } from "vitest";
import type { Service } from "@/shared/admin/lines/services";
import { findServices } from "./find-services";

const priced = (id: string, service: string, size = "") =>
  ({ id, service, size, price: "180.00", minutes: null, note: "" }) as Service;
const MENU = [priced("1", "Window tinting", "Small car"), priced("2", "Headlight restoration")];

test("services are found by the beginnings of their words, with their price", () => {
  expect(findServices(MENU, "tint small", 5)).toEqual([
    { to: "/admin/services#1", label: "Window tinting, Small car", note: "€180.00" },
  ]);
  expect(findServices(MENU, "int", 5)).toEqual([]);
  expect(findServices(MENU, "HEAD", 5).map(({ label }) => label)).toEqual(["Headlight restoration"]);
});
