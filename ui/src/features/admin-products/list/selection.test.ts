import { beforeEach, describe, expect, it } from "vitest";
import { type Named, useSelection } from "./selection";

const { toggle, setAll, clear } = useSelection.getState();
const selected = () => [...useSelection.getState().names.keys()].sort();
const named = (...ids: string[]) => ids.map((id) => ({ id, name: `Part ${id}` }));
const [a, b, hidden] = named("a", "b", "hidden") as [Named, Named, Named];

beforeEach(clear);

describe("the bulk selection", () => {
  it("toggles one", () => {
    toggle(a);
    toggle(b);
    expect(selected()).toEqual(["a", "b"]);
    toggle(a);
    expect(selected()).toEqual(["b"]);
  });

  it("selects all that are shown, and none of them, leaving others as they are", () => {
    toggle(hidden);
    setAll([a, b], true);
    expect(selected()).toEqual(["a", "b", "hidden"]);
    setAll([a, b], false);
    expect(selected()).toEqual(["hidden"]);
  });

  it("clears", () => {
    setAll([a, b], true);
    clear();
    expect(selected()).toEqual([]);
  });
});
