import { describe, expect, it } from "vitest";
import { stepAt, stepsOf } from "./steps";

describe("the steps of the first run", () => {
  it("leave out what this PC cannot do", () => {
    const asked = ["business", "hours", "social", "figures", "tax", "delivery", "mail"];
    expect(stepsOf(true)).toEqual([...asked, "start", "online", "catalogue", "data"]);
    expect(stepsOf(false)).toEqual([...asked, "online", "catalogue", "data"]);
  });

  it("go on where they were left, or with the next one that there is", () => {
    expect(stepAt(stepsOf(true), "start")).toBe("start");
    expect(stepAt(stepsOf(false), "start")).toBe("online");
    expect(stepAt(stepsOf(true), null)).toBe("business");
  });
});
