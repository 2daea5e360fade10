import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "./icon";

interface EmptyStateProps {
  icon: LucideIcon;
  title: string;
  /** The next step, as one button or link. */
  action?: ReactNode;
  children?: ReactNode;
}

export function EmptyState({ icon, title, action, children }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-start gap-4 border-line border-l-2 py-4 pl-6">
      <Icon of={icon} className="size-8 text-subtle" />
      <h2 className="headline text-h3">{title}</h2>
      {children && <div className="max-w-measure text-muted">{children}</div>}
      {action}
    </div>
  );
}
