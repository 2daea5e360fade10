import { act, fireEvent, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { FakeServer } from "@/shared/test/fake-server";
import { showScreen } from "@/shared/test/show-screen";
import AnalyticsPage from "../analytics";

test("the bars add up to the card, from the hour at which the period begins", async () => {
  new FakeServer().answer("GET /api/admin/analytics/stats", {
    since: "2026-03-01T09:30:00Z",
    earlierVisits: 5,
    visitsByDay: [
      { date: "2026-03-02", count: 30 },
      { date: "2026-03-03", count: 7 },
    ],
    pageVisits: { totalVisits: 42 },
  });
  showScreen(<AnalyticsPage />, { at: "/admin/analytics?days=7" });
  const visits = await screen.findByRole("region", { name: "Visits by day" });
  await act(async () => fireEvent.click(screen.getAllByText("Show as a table")[0] ?? visits));
  const cells = [...visits.querySelectorAll("td")].map(({ textContent }) => textContent);
  expect(cells.at(-2)).toMatch(/from 09:30 UTC/);
  expect(cells.filter((text) => /^\d+$/.test(text))).toEqual(["7", "30", "5"]);
  expect(screen.getByText("Total visits").parentElement?.textContent).toContain("42");
});
