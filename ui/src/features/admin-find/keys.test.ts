import { expect, test } from "vitest";
import { GO_TO } from "./keys";

test("keys lead to screens, which have their names in Find", () => {
  expect(GO_TO.t).toMatchObject({ label: "Today", to: "/admin/today" });
  expect(GO_TO.i).toMatchObject({ label: "Inbox", to: "/admin/contact-messages" });
  expect(GO_TO.j).toMatchObject({ label: "Jobs", to: "/admin/jobs", trade: "cars" });
});
