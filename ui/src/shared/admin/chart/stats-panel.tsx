import { type ReactNode, useId } from "react";

interface StatsPanelProps {
  title: string;
  /** A note beside the title. */
  note?: ReactNode;
  className?: string;
  children: ReactNode;
}

export function StatsPanel({ title, note, className = "", children }: StatsPanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`min-w-0 rounded-card border border-line bg-surface p-4 ${className}`}
    >
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2 id={id} className="font-sans font-semibold">
          {title}
        </h2>
        {note && <p className="text-muted tabular">{note}</p>}
      </div>
      {children}
    </section>
  );
}
