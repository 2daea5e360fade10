import { act } from "@testing-library/react";
import { vi } from "vitest";

/**
 * Run a part of a test with timers that move only when `pass` is called, by milliseconds. `findBy` and `waitFor`
 * would wait in it for ever.
 */
export async function withHeldTimers(
  run: (pass: (ms: number) => Promise<void>) => Promise<void>,
): Promise<void> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  try {
    await run(async (ms) => {
      await act(() => vi.advanceTimersByTimeAsync(ms));
    });
  } finally {
    vi.useRealTimers();
  }
}
