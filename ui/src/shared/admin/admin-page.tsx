import type { ReactNode } from "react";
import { usePageTitle } from "@/shared/lib/use-page-title";
import { ScreenLinks } from "./screen-links";

interface AdminPageProps {
  /** The window's title and the page's headline. */
  title: string;
  /** The window's title where it says more than the headline: "(2) Orders". */
  windowTitle?: string;
  /** Links and buttons for the whole page, beside the headline. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * Show a screen of the back office: its headline, the screens beside it, its actions, and its content in one
 * column.
 */
export function AdminPage({ title, windowTitle = title, actions, children }: AdminPageProps) {
  usePageTitle(windowTitle);
  return (
    <div className="page-width flex flex-col gap-5 pt-6 pb-24">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <h1 className="headline text-h3">{title}</h1>
        <ScreenLinks className="lg:hidden" entryClass="status-tab" />
        <div className="ml-auto flex flex-wrap items-center gap-x-4 gap-y-3 empty:hidden max-sm:ml-0 max-sm:basis-full">
          {actions}
        </div>
      </div>
      {children}
    </div>
  );
}
