import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { FakeServer } from "@/shared/test/fake-server";
import { expectToast, showScreen } from "@/shared/test/show-screen";
import { withHeldTimers } from "@/shared/test/timers";
import { toast } from "../toast-store";

test("a toast goes by itself after five seconds", async () => {
  new FakeServer();
  showScreen(null);
  await act(async () => void toast({ title: "Loads the file" }));
  await expectToast("Loads the file");
  await withHeldTimers(async (pass) => {
    await act(async () => void toast({ title: "Message Sent!" }));
    await pass(4900);
    expect(screen.queryByText("Message Sent!", { selector: ".toast *" })).not.toBeNull();
    await pass(200);
    expect(screen.queryByText("Message Sent!", { selector: ".toast *" })).toBeNull();
  });
});
