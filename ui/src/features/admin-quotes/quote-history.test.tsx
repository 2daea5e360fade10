import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { AdminQuote } from "./quote-draft";
import { QuoteHistory } from "./quote-history";

const MORNING = "2026-11-28T09:00:00.000Z";
const NOON = "2026-11-28T12:00:00.000Z";

afterEach(cleanup);

function steps(given: Partial<AdminQuote>): (string | null)[] {
  const quote = { status: "sent", version: 1, answeredAt: null, droppedAt: null, ...given } as AdminQuote;
  const { container } = render(<QuoteHistory quote={quote} />);
  return [...container.querySelectorAll("p > span:first-child, p.text-muted")].map(
    (each) => each.textContent,
  );
}

test("a quote was sent, and then seen", () => {
  expect(steps({ sentAt: MORNING, seenAt: NOON })).toEqual(["Sent", "Seen"]);
  cleanup();
  expect(steps({ sentAt: MORNING, seenAt: null })).toEqual(["Sent", "Not opened yet"]);
});

test("what was seen before it was sent again comes first, with how it was seen", () => {
  const again = { version: 2, sentAt: NOON, seenAt: MORNING };
  expect(steps(again)).toEqual(["Seen by its earlier link", "Sent again"]);
});

test("the last sending of a changed quote may have been that of an earlier version", () => {
  expect(steps({ version: 2, sentAt: MORNING, seenAt: NOON })).toEqual(["Last sent", "Seen"]);
});
