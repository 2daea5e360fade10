import { act, fireEvent, screen } from "@testing-library/react";
import { test } from "vitest";
import { press } from "@/shared/test/acts";
import { FakeServer } from "@/shared/test/fake-server";
import { expectToast, showScreen } from "@/shared/test/show-screen";
import OnlinePage from "../online";

test("a tunnel that does not start is said in words", async () => {
  const server = new FakeServer();
  server.answer("GET /api/admin/online", {
    kind: "cloudflare",
    programs: [{ kind: "cloudflare", name: "cloudflared", path: "/usr/bin/cloudflared", allowed: true }],
  });
  server.refuse("POST /api/admin/online/start", 409, { message: "The disk is full" });
  showScreen(<OnlinePage />);
  const way = await screen.findByRole("radio", { name: /^Cloudflare tunnel/ });
  await act(async () => fireEvent.click(way));
  await press("Go online");
  await expectToast("Failed to go online", "The disk is full");
});
