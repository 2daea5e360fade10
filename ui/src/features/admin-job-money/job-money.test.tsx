import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { buttons } from "@/shared/test/acts";
import { FakeServer } from "@/shared/test/fake-server";
import { showScreen } from "@/shared/test/show-screen";
import { JobMoney } from "./job-money";

const WAITED_FOR = {
  status: "booked",
  deposit: "50.00",
  depositOwed: "50.00",
  total: "140.25",
  owed: "140.25",
};
const PAID = { ...WAITED_FOR, depositOwed: "0.00", paid: "50.00", owed: "90.25" };

test.each([
  ["is asked for", WAITED_FOR, "Deposit of €50.00 asked for", 1],
  ["was paid", PAID, "Deposit of €50.00 is paid", 0],
  [
    "went back in part",
    { ...PAID, refunded: "20.00" },
    "Deposit of €50.00 was paid, €20.00 of it refunded",
    0,
  ],
  ["went back", { ...PAID, refunded: "50.00" }, "Deposit of €50.00 was paid, then refunded", 0],
  ["never came", { ...WAITED_FOR, depositOwed: "0.00", status: "cancelled" }, undefined, 0],
] as const)("a deposit that %s is called so", async (_state, money, said, asks) => {
  const server = new FakeServer();
  server.answer("GET /api/admin/jobs/7/money", { paid: "0.00", refunded: "0.00", ...money });
  showScreen(<JobMoney jobId="7" />);
  expect(await screen.findByText("No payment recorded.")).toBeDefined();
  expect(screen.queryAllByText(/^Deposit of/).map(({ textContent }) => textContent)).toEqual(
    said ? [said] : [],
  );
  expect(buttons("Take deposit")).toHaveLength(asks);
});
