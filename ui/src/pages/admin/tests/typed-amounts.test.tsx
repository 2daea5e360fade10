import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { dialog, press, type } from "@/shared/test/acts";
import { FakeServer } from "@/shared/test/fake-server";
import { showScreen } from "@/shared/test/show-screen";
import DiscountsPage from "../discounts";
import ServicesPage from "../services";

const THOUSANDS = ["1.234,50", "1,234.50", "1234,50"];

test.each(THOUSANDS)("a service at %s is sent with its price as a number", async (typed) => {
  const server = new FakeServer();
  showScreen(<ServicesPage />, { at: "/admin/services" });
  await press("Add service");
  await type("Service", "Full wrap", dialog());
  await type("Price", typed, dialog());
  await press("Save", dialog());
  expect(server.bodiesOf("POST /api/admin/service-prices")).toMatchObject([
    { service: "Full wrap", price: "1234.50" },
  ]);
});

test.each(THOUSANDS)("a code of %s euros is sent with its value as a number", async (typed) => {
  const server = new FakeServer();
  showScreen(<DiscountsPage />, { at: "/admin/discounts" });
  await screen.findByText("No discount codes yet");
  await press("Add code");
  await type("Code", "WRAP", dialog());
  await type("It gives", "amount", dialog());
  await type("Euros", typed, dialog());
  await press("Add code", dialog());
  expect(server.bodiesOf("POST /api/admin/discounts")).toMatchObject([{ code: "WRAP", value: "1234.50" }]);
});
