import { QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { ApiError } from "@/shared/api/api-error";
import { createQueryClient } from "@/shared/api/query-client";
import { useToasts } from "@/shared/ui/toast-store";
import { useCall, useUndoableCall } from "./use-call";

const KEY = ["api", "bays"];
const refusal = (answer: object) => new ApiError(422, JSON.stringify(answer));
const shownToast = () => useToasts.getState().toasts[0];

function hook<Call>(use: () => Call) {
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return { client, ...renderHook(use, { wrapper }) };
}

beforeEach(() => useToasts.setState({ toasts: [] }));

test("an answer is stored and shown, and then what it changed is read again", async () => {
  const steps: string[] = [];
  const { client, result } = hook(() =>
    useCall(async (name: string) => ({ name }), {
      keep: KEY,
      success: (answer, sent) => ({ title: `${answer.name} for ${sent}` }),
      done: () => steps.push(shownToast()?.title ?? "no toast"),
      reload: () => steps.push("reload"),
      afterReload: () => steps.push("after"),
    }),
  );
  await act(() => result.current.mutateAsync("Bay 1"));
  expect(client.getQueryData(KEY)).toEqual({ name: "Bay 1" });
  expect(steps).toEqual(["Bay 1 for Bay 1", "reload", "after"]);
});

test("a refusal is shown with the server's reason, and is followed by a new read where that is asked for", async () => {
  const reload = vi.fn();
  const refuse = () => Promise.reject(refusal({ message: "The bay is taken" }));
  const { result } = hook(() => useCall(refuse, { failure: "Not saved", reload, reloadsAlways: true }));
  await act(() => result.current.mutateAsync().catch(() => undefined));
  expect(shownToast()).toMatchObject({ title: "Not saved", description: "The bay is taken", tone: "danger" });
  expect(reload).toHaveBeenCalledOnce();
});

test("a refusal that names a field is left to the form, and nothing is read again", async () => {
  const reload = vi.fn();
  const refuse = () => Promise.reject(refusal({ errors: { name: "Too short" } }));
  const { result } = hook(() => useCall(refuse, { failure: "Not saved", atFields: true, reload }));
  await act(() => result.current.mutateAsync().catch(() => undefined));
  expect(shownToast()).toBeUndefined();
  expect(reload).not.toHaveBeenCalled();
});

test("a deletion is shown with its Undo, and the page takes the focus of the button that is gone", async () => {
  document.body.innerHTML = '<main id="main" tabindex="-1"></main>';
  const { client, result } = hook(() =>
    useUndoableCall(async (name: string) => ({ answer: { name }, undo: "7" }), {
      success: ({ name }) => ({ title: "Bay deleted", description: name }),
      focusesPage: true,
      reload: KEY,
    }),
  );
  const readAgain = vi.spyOn(client, "invalidateQueries");
  await act(() => result.current.mutateAsync("Bay 1"));
  expect(shownToast()).toMatchObject({
    title: "Bay deleted",
    description: "Bay 1",
    action: { label: "Undo" },
  });
  expect(document.activeElement?.id).toBe("main");
  expect(readAgain).toHaveBeenCalledWith({ queryKey: KEY });
});

test("an Undo says what it did in the words of its call, which is then asked", async () => {
  vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ success: true, notes: [] })));
  const undone = vi.fn();
  const { result } = hook(() =>
    useUndoableCall(async () => ({ answer: "2 products", undo: "7" }), {
      success: { title: "Imported 2 products" },
      undoneTitle: "Import undone",
      undone,
    }),
  );
  await act(() => result.current.mutateAsync());
  await act(async () => shownToast()?.action?.onAct());
  await vi.waitFor(() => expect(undone).toHaveBeenCalledExactlyOnceWith("2 products"));
  expect(useToasts.getState().toasts.at(-1)).toMatchObject({ title: "Import undone" });
  vi.unstubAllGlobals();
});
