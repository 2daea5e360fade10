import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen, within } from "@testing-library/react";
import { type ReactNode, Suspense } from "react";
import { MemoryRouter, Route, Routes, useLocation } from "react-router-dom";
import { expect, onTestFinished } from "vitest";
import { apiKey, createQueryClient } from "@/shared/api/query-client";
import { LazyToaster } from "@/shared/ui/lazy-toaster";
import { useToasts } from "@/shared/ui/toast-store";

/** The window of the tests has no popovers, which the toasts are shown in. */
HTMLElement.prototype.showPopover ??= () => undefined;
HTMLElement.prototype.hidePopover ??= () => undefined;

interface Place {
  /** The address, and how the router writes its path. */
  at?: string;
  path?: string;
  /** The page was sent by the admin listener, at the shop's own PC. */
  atPc?: boolean;
}

/** Show a screen or a part of one as in the program: with the router, the client and the toasts. */
export function showScreen(shown: ReactNode, { at = "/admin", path = "*", atPc = false }: Place = {}): void {
  const client = createQueryClient();
  if (atPc) client.setQueryData(apiKey("/api/admin/setup"), { needed: false });
  onTestFinished(() => {
    cleanup();
    client.clear();
    useToasts.setState({ toasts: [] });
    sessionStorage.clear();
    localStorage.clear();
  });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        <Address />
        <Suspense>
          <Routes>
            <Route path={path} element={shown} />
            <Route path="*" element={null} />
          </Routes>
        </Suspense>
        <LazyToaster />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output data-testid="address">{pathname + search + hash}</output>;
}

/** Return the address that the router shows. */
export function address(): string {
  return screen.getByTestId("address").textContent ?? "";
}

/** The file of the toasts is loaded with the first one of a run. */
const FIRST_TOAST_MS = 5000;

/** Expect a toast with a title, and words in it. */
export async function expectToast(title: string, ...words: string[]): Promise<void> {
  const heading = await screen.findByText(title, { selector: ".toast *" }, { timeout: FIRST_TOAST_MS });
  const toast = within(heading.closest<HTMLElement>(".toast") ?? heading);
  for (const each of words) expect(toast.getByText(each, { exact: false })).toBeDefined();
}
