import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { buttons, press } from "@/shared/test/acts";
import { FakeServer } from "@/shared/test/fake-server";
import { expectToast, showScreen } from "@/shared/test/show-screen";
import { withHeldTimers } from "@/shared/test/timers";
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

test("it says what closes the shop on this PC, a laptop without a sign-in, and what to do about it", async () => {
  const server = new FakeServer();
  server.answer("GET /api/admin/this-pc", {
    ...{ system: "windows", power: "battery", awake: true, needsSignIn: true, autostartPossible: true },
    ...{ taskProgram: "C:\\Pitlane\\Pitlane.exe", taskArguments: "serve" },
  });
  server.answer("GET /api/admin/online", { atDesk: true });
  showScreen(<OnlinePage />, { atPc: true });
  const pc = within(await screen.findByRole("region", { name: "This PC keeps the shop open" }));
  expect(await pc.findByText(/until\s+someone signs in to this PC/)).toBeDefined();
  expect(pc.getByText(/It is running on its battery/)).toBeDefined();
  expect(pc.getByText(/netplwiz/)).toBeDefined();
  expect(pc.getByText(/C:\\Pitlane\\Pitlane\.exe/)).toBeDefined();
});

test.each([
  ["blocked", /the Windows firewall blocks every other device/],
  ["here", "http://192.168.1.5:8000"],
] as const)(
  "a listener whose reach is %s says so, with the cure of a refused firewall question",
  async (reach, words) => {
    const door = { port: 8000, lanAddress: "192.168.1.5", openToNetwork: true, reach };
    new FakeServer().answer("GET /api/admin/online", { kind: "router", door });
    showScreen(<OnlinePage />);
    expect(await screen.findByText(words)).toBeDefined();
    expect(screen.getByText(/Allow an app through\s+firewall/)).toBeDefined();
  },
);

test("a tunnel is off until its program is found, says why, and learns of it by itself", async () => {
  const server = new FakeServer();
  const program = { kind: "cloudflare", name: "cloudflared", allowed: true } as const;
  const know = (path: string | null) =>
    server.answer("GET /api/admin/online", { kind: "cloudflare", programs: [{ ...program, path }] });
  know(null);
  await withHeldTimers(async (pass) => {
    showScreen(<OnlinePage />);
    await pass(500);
    const goOnline = () => buttons("Go online")[0] as HTMLButtonElement;
    expect(goOnline().disabled).toBe(true);
    const why = document.getElementById(goOnline().getAttribute("aria-describedby") ?? "")?.textContent;
    expect(why).toBe("cloudflared must be on this PC first: see step 1.");
    know("/usr/bin/cloudflared");
    await pass(10_500);
    expect(goOnline().disabled).toBe(false);
  });
});
