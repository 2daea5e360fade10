import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { dialog, press } from "@/shared/test/acts";
import { FakeServer } from "@/shared/test/fake-server";
import { showScreen } from "@/shared/test/show-screen";
import VehiclesPage from "../vehicles";

test("without brands the screen leads on to the first one", async () => {
  new FakeServer();
  showScreen(<VehiclesPage />, { at: "/admin/vehicles" });
  await screen.findByText("Add your first brand");
  await press("Add your first brand");
  expect(within(dialog()).getByRole("heading", { name: "Add brand" })).toBeDefined();
  expect(within(dialog()).getByLabelText("Name")).toBeDefined();
});
