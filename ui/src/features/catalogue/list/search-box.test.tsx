import { fireEvent, render } from "@testing-library/react";
import { MemoryRouter, useLocation } from "react-router-dom";
import { afterEach, expect, test } from "vitest";
import { type ChosenVehicle, useVehicle } from "@/shared/lib/chosen-vehicle";
import { SearchBox } from "./search-box";

const GOLF = { modelId: "7", year: 2016, engineId: null } as ChosenVehicle;

afterEach(() => useVehicle.setState({ vehicle: null }));

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

/** Return the address that a search for the words from the shop's start leads to. */
function ask(words: string): string | null {
  const { container, unmount } = render(
    <MemoryRouter initialEntries={["/shop"]}>
      <SearchBox words={words} />
      <Address />
    </MemoryRouter>,
  );
  fireEvent.submit(container.querySelector("form") as HTMLFormElement);
  const address = container.querySelector("output")?.textContent ?? null;
  unmount();
  return address;
}

test("the shop's search is for the visitor's vehicle", () => {
  expect(ask(" brake kit ")).toBe("/search?q=brake+kit");
  useVehicle.setState({ vehicle: GOLF });
  expect(ask("brake kit")).toBe("/search?q=brake+kit&modelId=7&year=2016");
  expect(ask("  ")).toBe("/shop");
});
