import { type ReactNode, useId } from "react";

interface OrderPanelProps {
  title: string;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

export function OrderPanel({ title, action, children }: OrderPanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface">
      <div className="flex min-h-12 items-center justify-between gap-3 border-line border-b px-4">
        <h2 id={id} className="font-sans font-semibold">
          {title}
        </h2>
        {action}
      </div>
      <div className="flex flex-col gap-4 p-4">{children}</div>
    </section>
  );
}
