import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useScans } from "./use-scans";

test.each(["99999*", "2,5*"])(
  "the wrong quantity %s is no unknown number to add to a part",
  async (typed) => {
    const { result } = renderHook(() => useScans(() => undefined));
    act(() => result.current.scan(typed));
    await vi.waitFor(() => expect(result.current.missed).toHaveLength(1));
    const [missed] = result.current.missed;
    expect(missed?.said).toContain("a quantity must be");
    expect(missed?.isUnknown).toBeFalsy();
  },
);
