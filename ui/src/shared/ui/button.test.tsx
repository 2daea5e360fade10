import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { Button } from "./button";

afterEach(cleanup);

/** Press twice as a double click does: the browser counts the presses. */
function doubleClick(button: HTMLElement) {
  for (const detail of [1, 2]) fireEvent.click(button, { detail });
}

test("a double click on a button that sends something sends it once", () => {
  const send = vi.fn();
  const submit = vi.fn((event: Event) => event.preventDefault());
  const { container } = render(
    <form>
      <Button pending={false} onClick={send}>
        Back up now
      </Button>
      <Button type="submit" pending={false}>
        Publish
      </Button>
    </form>,
  );
  container.querySelector("form")?.addEventListener("submit", submit);
  doubleClick(screen.getByRole("button", { name: "Back up now" }));
  expect(send).toHaveBeenCalledOnce();
  doubleClick(screen.getByRole("button", { name: "Publish" }));
  expect(submit).toHaveBeenCalledOnce();
});

test("each press of a button that sends nothing counts", () => {
  const step = vi.fn();
  render(<Button onClick={step}>More</Button>);
  doubleClick(screen.getByRole("button", { name: "More" }));
  expect(step).toHaveBeenCalledTimes(2);
});
