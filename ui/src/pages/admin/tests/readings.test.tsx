import { act, fireEvent, screen, within } from "@testing-library/react";
import type { ComponentType } from "react";
import { expect, test } from "vitest";
import { SCREENS } from "@/shared/admin/screens";
import { FakeServer } from "@/shared/test/fake-server";
import { showScreen } from "@/shared/test/show-screen";
import { EVERYWHERE, READINGS, SPARED } from "./readings";

const PAGES = import.meta.glob<{ default: ComponentType }>(["../*.tsx", "!../{index,unknown,help}.tsx"]);
const FAULT = "Something went wrong (1a2b3c4d)";

/** Answer with an order, a quote and so on. */
function serve(): FakeServer {
  const server = new FakeServer();
  const some = { id: "7" };
  server.answer("GET /api/admin/orders/7", some);
  server.answer("GET /api/admin/jobs/7", some);
  server.answer("GET /api/admin/quotes/7", { ...some, validUntil: "2026-04-01" });
  server.answer("GET /api/admin/contacts/7", { contact: some });
  server.answer("GET /api/admin/products/7", some);
  server.answer("GET /api/brands", [{ id: "1", name: "Volkswagen" }]);
  return server;
}

async function open(path: string): Promise<void> {
  const file = SCREENS.find((row) => row.path === path)?.file;
  const page = await PAGES[`../${file}.tsx`]?.();
  const at = `/admin/${path.replace("/:id?", "").replace(":id", "7")}`;
  if (page) showScreen(<page.default />, { at, path: `/admin/${path}`, atPc: true });
}

/** Return the alert that says so. */
async function findAlert(words: string): Promise<HTMLElement> {
  const alert = (await screen.findByText(words)).closest<HTMLElement>('[role="alert"]');
  if (!alert) throw new Error(`No alert says “${words}”`);
  return alert;
}

/** A screen that Find lists is headed as it is called there. */
function expectHeadline(path: string): void {
  const { name, label, group } = SCREENS.find((row) => row.path === path) ?? {};
  if (path.endsWith("/:id") || !(group ?? name)) return;
  expect([name, label]).toContain(document.querySelector("h1")?.textContent);
}

const retry = (alert: HTMLElement) =>
  act(async () => fireEvent.click(within(alert).getByRole("button", { name: "Retry" })));

const rows = Object.entries(READINGS).flatMap(([path, all]) => all.map((each) => [path, ...each] as const));

test.each(rows)("%s without %s says so and tries again", async (path, call, failure, shown) => {
  const server = serve();
  server.refuse(call, 500, { message: FAULT });
  await open(path);
  const refused = await findAlert(`${failure} ${FAULT}`);
  expect(screen.queryAllByText(shown)).toEqual([]);

  server.cutOff(call);
  await retry(refused);
  const lost = await findAlert(failure);

  server.restore(call);
  await retry(lost);
  expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
  expect(screen.queryByText(failure)).toBeNull();
  expectHeadline(path);

  const known = [...(READINGS[path] ?? []).map(([each]) => each), ...EVERYWHERE, ...(SPARED[path] ?? [])];
  const calls = server.sent.map((each) => each.call.split("?")[0] ?? "");
  expect(calls.filter((each) => !known.includes(each))).toEqual([]);
});

test("every screen that reads something has its rows", () => {
  const without = SCREENS.filter(({ path }) => !READINGS[path]).map(({ path }) => path);
  expect(without).toEqual(["import-export", "account", "help", "login", "new-password"]);
});
