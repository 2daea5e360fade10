import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { SettingsFields } from "../form/use-settings-form";
import { TaxSettings } from "./tax-section";

afterEach(cleanup);

test("the owner reads at the choice that adds tax what consumers must see", () => {
  const fields = { form: { taxMode: "none" }, errors: {}, set: () => {} };
  render(<TaxSettings fields={fields as unknown as SettingsFields} />);

  const added = screen.getByRole("radio", { name: /^Tax is added to the prices/ });
  expect(added.closest("label")?.textContent).toContain(
    "In the EU and the UK, prices for consumers must include VAT.",
  );
});
