import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { describedAnswer } from "@/shared/test/described-answer";
import { FakeServer } from "@/shared/test/fake-server";
import { showScreen } from "@/shared/test/show-screen";
import FitsVehicles from "./fits-vehicles";

type Props = Parameters<typeof FitsVehicles>[0];

function show(fits: string): void {
  const server = new FakeServer();
  server.answer("GET /api/brands", [{ id: "1", name: "Volkswagen", slug: "volkswagen" }]);
  const golf = { id: "2", brandId: "1", name: "Golf", slug: "golf", year: "2013-2019" };
  server.answer("GET /api/products/7/models", [
    { ...golf, fitYears: "2017-", fitEngines: ["2.0 TDI"], note: "only with sport brakes" },
  ]);
  const product = describedAnswer("GET /api/products/7", { id: "7", fits }) as Props["product"];
  showScreen(<FitsVehicles product={product} />);
}

test("a model that a part fits is listed with its narrower years, its engines and the note", async () => {
  show("listed");
  const model = await screen.findByRole("link", { name: /^Golf/ });
  expect(model.textContent).toBe("Golf from 2017, 2.0 TDI – only with sport brakes");
  expect(model.getAttribute("href")).toBe("/shop/brands/volkswagen/golf");
});

test("a part for every vehicle says so, and lists none", async () => {
  show("universal");
  expect(await screen.findByText("Fits every vehicle")).toBeDefined();
  expect(screen.queryByRole("link")).toBeNull();
});
