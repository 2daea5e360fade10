import { type ReactNode, useId } from "react";

interface PanelProps {
  title: string;
  /** It is shown beside the title. */
  action?: ReactNode;
  children: ReactNode;
}

/** Show a part of a page under its own title. */
export function Panel({ title, action, children }: PanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="panel gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="font-sans font-semibold">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  );
}
