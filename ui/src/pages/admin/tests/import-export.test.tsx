import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { buttons, chooseFiles, press } from "@/shared/test/acts";
import { FakeServer } from "@/shared/test/fake-server";
import { expectToast, showScreen } from "@/shared/test/show-screen";
import ImportExportPage from "../import-export";

const CHOOSE = /^Choose a CSV or Excel file/;
const file = new File(["slug,name\nlamp,Lamp"], "products.csv", { type: "text/csv" });

test("an export or a check of a file that fails is said in words", async () => {
  const server = new FakeServer();
  server.refuse("HEAD /api/admin/export/orders.csv", 503);
  server.refuse("POST /api/admin/import/products", 413, { message: "The file is larger than 10 MB" });
  showScreen(<ImportExportPage />);
  await act(async () => fireEvent.click(screen.getByRole("link", { name: "Download orders.csv" })));
  await expectToast("Failed to export the orders");
  await chooseFiles(CHOOSE, file);
  await expectToast("Failed to check the file", "larger than 10 MB");
});

test("what is refused at the import itself shows why, line by line", async () => {
  const server = new FakeServer();
  const found = { created: 1, updated: 0, unchanged: 0, warnings: [], missing: [], leftOut: 0 };
  const lines = [{ line: 2, name: "Lamp", action: "create" }] as const;
  server.answer("POST /api/admin/import/products", { ...found, success: true, lines: [...lines] });
  showScreen(<ImportExportPage />);
  await chooseFiles(CHOOSE, file);
  expect(await screen.findByText(/^Every line is correct\./)).toBeDefined();
  const errors = [{ line: 2, field: "category", message: "There is no category Brakes" }];
  const refusal = { success: false, message: "Line 2 needs fixing first", ...found, lines: [], errors };
  server.refuse("POST /api/admin/import/products", 400, refusal);
  await press("Import 1 product");
  expect(await screen.findByText("There is no category Brakes")).toBeDefined();
  expect(buttons("Import")[0]?.disabled).toBe(true);
});
