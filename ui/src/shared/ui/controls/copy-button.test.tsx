import { act, fireEvent } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { buttons } from "@/shared/test/acts";
import { FakeServer } from "@/shared/test/fake-server";
import { expectToast, showScreen } from "@/shared/test/show-screen";
import { withHeldTimers } from "@/shared/test/timers";
import { CopyButton } from "./copy-button";

test("what is copied is said for 2 s, and what cannot be copied is shown", async () => {
  new FakeServer();
  const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  showScreen(<CopyButton text="https://shop.example/1" label="Copy URL" />);
  const [button] = buttons("Copy URL") as [HTMLButtonElement];
  await withHeldTimers(async (pass) => {
    await act(async () => fireEvent.click(button));
    expect(write.mock.calls).toEqual([["https://shop.example/1"]]);
    await pass(1900);
    expect(button.textContent).toBe("Copied");
    await pass(200);
    expect(button.textContent).toBe("Copy URL");
  });
  write.mockRejectedValue(new Error("not allowed"));
  await act(async () => fireEvent.click(button));
  await expectToast("Could not copy", "https://shop.example/1");
  expect(button.textContent).toBe("Copy URL");
});
