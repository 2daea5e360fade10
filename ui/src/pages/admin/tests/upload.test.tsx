import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { press } from "@/shared/test/acts";
import { FakeServer } from "@/shared/test/fake-server";
import { showScreen } from "@/shared/test/show-screen";
import UploadPage from "../upload";

test("the copied address is the public one where the shop has one", async () => {
  const server = new FakeServer();
  server.answer("GET /api/admin/uploads", [{ filename: "bulb.webp", url: "/uploads/bulb.webp" }]);
  server.answer("GET /api/admin/settings", { publicUrl: "https://shop.example" });
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  showScreen(<UploadPage />);
  await press("Copy URL");
  expect(write).toHaveBeenCalledExactlyOnceWith("https://shop.example/uploads/bulb.webp");
  expect(await screen.findByText("Copied")).toBeDefined();
});
