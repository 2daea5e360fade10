import { screen } from "@testing-library/react";
import type { ComponentType } from "react";
import { expect, test } from "vitest";
import { addressOf, SCREENS } from "@/shared/admin/screens";
import { FakeServer } from "@/shared/test/fake-server";
import { address, showScreen } from "@/shared/test/show-screen";
import AdminPages from "..";
import { MOVED } from "../moved";
import { READINGS } from "./readings";

const PAGES = import.meta.glob<{ default: ComponentType }>(["../*.tsx", "!../{index,unknown,help}.tsx"]);
const WITH_SECTIONS = SCREENS.filter(({ sections }) => sections);

test.each(WITH_SECTIONS)("$path has the sections that Find leads to", async (row) => {
  const server = new FakeServer();
  server.answer("GET /api/admin/settings", { sellsParts: true });
  const page = await PAGES[`../${row.file}.tsx`]?.();
  if (page) showScreen(<page.default />, { at: addressOf(row), path: `/admin/${row.path}`, atPc: true });
  const [, , shown = ""] = READINGS[row.path]?.at(-1) ?? [];
  expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
  expect(row.sections?.filter(({ id }) => !document.getElementById(id))).toEqual([]);
});

test.each(Object.entries(MOVED))("%s leads to %s", (old, to) => {
  new FakeServer();
  showScreen(<AdminPages />, { at: old, path: "/admin/*" });
  expect(address()).toBe(to);
});
