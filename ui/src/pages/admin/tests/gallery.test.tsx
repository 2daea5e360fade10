import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { FakeServer } from "@/shared/test/fake-server";
import { showScreen } from "@/shared/test/show-screen";
import GalleryPage from "../gallery";

test("the sample's work says why no card of the home page shows it, and the owner's beside it does not", async () => {
  const server = new FakeServer();
  server.answer("GET /api/admin/gallery", [
    { id: "1", title: "Crimson Grand Tourer", slot: null, homeCard: null, shown: true, isSample: true },
    { id: "2", title: "Our Golf", slot: null, homeCard: "1", shown: true, isSample: false },
  ]);
  showScreen(<GalleryPage />, { at: "/admin/gallery", path: "/admin/gallery" });
  const said = await screen.findByText(
    "A sample: it fills no card of the home page. Replace it with your own work, or delete it.",
  );
  expect(said.closest("li")?.textContent).toContain("Crimson Grand Tourer");
  expect(screen.getByText("From your gallery").closest("li")?.textContent).toContain("Our Golf");
});
