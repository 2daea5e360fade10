import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { buttons } from "@/shared/test/acts";
import { FakeServer } from "@/shared/test/fake-server";
import { showScreen } from "@/shared/test/show-screen";
import PracticePage from "../practice";

test("a practice shop from before is offered again, with why it stopped and what it takes", async () => {
  new FakeServer().answer("GET /api/admin/practice", {
    state: "stopped",
    folder: "/home/owner/pitlane-practice",
    size: 16_000_000,
    problem: "The practice shop stopped by itself. Its log is in /home/owner/pitlane-practice/logs.",
    isHere: true,
  });
  showScreen(<PracticePage />);
  expect((await screen.findByRole("alert")).textContent).toContain("stopped by itself");
  expect(buttons("Go on practising")).toHaveLength(1);
  expect(buttons("Take practice away")).toHaveLength(1);
  expect(screen.getByText(/^It takes 16 MB in/)).toBeDefined();
});

test("away from the shop's own PC it says where to practise", async () => {
  new FakeServer().answer("GET /api/admin/practice", { state: "none" });
  showScreen(<PracticePage />);
  const words = "You can practise on the shop's own PC only: open Pitlane there.";
  expect(await screen.findByText(words)).toBeDefined();
  expect(buttons("Start practising")).toEqual([]);
});
