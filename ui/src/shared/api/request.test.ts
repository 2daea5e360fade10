import { afterEach, expect, test, vi } from "vitest";
import { reading } from "@/shared/api/query-client";
import { ApiError, fieldMessages, serverMessage } from "./api-error";
import { apiKey, createQueryClient } from "./query-client";
import { request } from "./request";

function answerWith(body: string | null, init: ResponseInit) {
  const fetchStub = vi.fn(async (_path: string, _init: RequestInit) => new Response(body, init));
  vi.stubGlobal("fetch", fetchStub);
  return fetchStub;
}

afterEach(() => vi.unstubAllGlobals());

test("a body is sent as JSON with the cookies, and the answer is returned read", async () => {
  const fetchStub = answerWith('{"id":"c"}', { status: 201 });
  const item = { productId: "p", quantity: 1 };
  await expect(request("/api/cart/c/items", { method: "POST", body: item })).resolves.toEqual({ id: "c" });
  expect(fetchStub).toHaveBeenCalledWith("/api/cart/c/items", {
    method: "POST",
    credentials: "include",
    headers: { "Content-Type": "application/json" },
    body: '{"productId":"p","quantity":1}',
  });
});

test("an upload leaves its type to the browser", async () => {
  const fetchStub = answerWith("{}", { status: 201 });
  await request("/api/admin/upload-image", { method: "POST", body: new FormData() });
  expect(fetchStub.mock.calls[0]?.[1].headers).toEqual({});
});

test("an answer without a body is undefined", async () => {
  answerWith(null, { status: 204 });
  await expect(
    request("/api/analytics/page-visit", { method: "POST", body: { path: "/" } }),
  ).resolves.toBeUndefined();
});

test("a refusal reads as status and body, or the status text where there is none", async () => {
  answerWith('{"message":"Product not found"}', { status: 404 });
  await expect(request("/api/products/x")).rejects.toThrow('404: {"message":"Product not found"}');
  answerWith("", { status: 503, statusText: "Service Unavailable" });
  await expect(request("/api/products")).rejects.toThrow("503: Service Unavailable");
});

test("nobody signed in is null only where that is asked for", async () => {
  answerWith("{}", { status: 401 });
  await expect(request("/api/admin/check", { nullOn401: true })).resolves.toBeNull();
  await expect(request("/api/admin/check")).rejects.toBeInstanceOf(ApiError);
});

test("the server's sentence and its fields are read out of a refusal, and nothing out of anything else", () => {
  const refusal = new ApiError(400, '{"message":"Bad","errors":{"email":"Bad"}}');
  expect(serverMessage(refusal)).toBe("Bad");
  expect(fieldMessages(refusal)).toEqual({ email: "Bad" });
  expect(serverMessage(new ApiError(502, "<html>"))).toBeUndefined();
  expect(serverMessage(new TypeError("Failed to fetch"))).toBeUndefined();
});

test("a query without a function of its own reads the path that its key spells", async () => {
  const fetchStub = answerWith("[]", { status: 200 });
  await createQueryClient().fetchQuery(reading(apiKey("/api/models?brandId=7")));
  expect(fetchStub.mock.calls[0]?.[0]).toBe("/api/models?brandId=7");
});
