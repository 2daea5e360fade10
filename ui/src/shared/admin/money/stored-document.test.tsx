import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import type { Documented } from "./document-draft";
import { storedKind, useStoredDocument } from "./stored-document";

const job: Documented = { called: "job 7", name: "Nora", address: "", email: null, documents: [] };
const open = (of = job) => renderHook(() => useStoredDocument(of, "invoice"));

beforeEach(() => sessionStorage.clear());

test("typed addresses are there again when the owner comes back from another screen", () => {
  const dialog = open();
  act(() => dialog.result.current.change({ buyerAddress: "12 Castle Road" }));
  act(() => dialog.result.current.setSeller({ address: "1 Main Street" }));
  dialog.unmount();
  expect(storedKind("job 7")).toBe("invoice");
  const again = open();
  expect(again.result.current.draft.buyerAddress).toBe("12 Castle Road");
  expect(again.result.current.seller).toEqual({ address: "1 Main Street" });
  again.result.current.forget();
  again.unmount();
  expect(storedKind("job 7")).toBeUndefined();
  expect(open().result.current.draft.buyerAddress).toBe("");
});

test("another sale and an untouched dialog have nothing of it", () => {
  const dialog = open();
  expect(storedKind("job 7")).toBeUndefined();
  act(() => dialog.result.current.change({ buyerName: "Byrne Ltd" }));
  expect(storedKind("job 8")).toBeUndefined();
  expect(open({ ...job, called: "job 8" }).result.current.draft.buyerName).toBe("Nora");
});
