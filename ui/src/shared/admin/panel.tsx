import { type ReactNode, useId } from "react";

interface PanelProps {
  title: string;
  /** Beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of a page under its own title. */
export function Panel({ title, action, children }: PanelProps) {
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
