import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { press } from "@/shared/test/acts";
import { FakeServer } from "@/shared/test/fake-server";
import { showScreen } from "@/shared/test/show-screen";
import PrivacyPage from "../privacy";

test("a privacy notice that cannot be read says so, and is there once it is asked for again", async () => {
  const server = new FakeServer();
  server.refuse("GET /api/privacy", 500);
  showScreen(<PrivacyPage />, { at: "/privacy" });
  await screen.findByText("The privacy notice could not be loaded.");
  server.restore("GET /api/privacy");
  server.answer("GET /api/privacy", { analyticsDays: 90 });
  await press("Retry");
  await screen.findByText(/We set no cookie/);
  expect(screen.getByText(/90 days the visit is removed/)).toBeDefined();
  expect(screen.queryByText("The privacy notice could not be loaded.")).toBeNull();
});
