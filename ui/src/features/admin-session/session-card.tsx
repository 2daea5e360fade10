import type { ReactNode } from "react";
import { useSettings } from "@/shared/api/use-settings";
import { Logo } from "@/shared/ui/logo";

interface SessionCardProps {
  eyebrow?: string;
  title: string;
  children: ReactNode;
}

/** Show a card in the middle of the window, before there is a session. Its title is `login-title`. */
export function SessionCard({ eyebrow, title, children }: SessionCardProps) {
  const { businessName } = useSettings();
  return (
    <main
      id="main"
      tabIndex={-1}
      className="page-width flex min-h-dvh flex-col items-center justify-center py-12 text-small"
    >
      <div className="flex w-full max-w-dialog flex-col gap-6 rounded-card border border-line bg-surface p-6 sm:p-8">
        <div className="flex items-center gap-3">
          <Logo className="size-9" />
          <p className="font-semibold">{businessName}</p>
        </div>
        {eyebrow && <p className="eyebrow text-muted">{eyebrow}</p>}
        <h1 id="login-title" className="headline text-h3">
          {title}
        </h1>
        {children}
      </div>
    </main>
  );
}
