import type { ReactNode } from "react";

/** A section's title with its lead beside it, over one thin line. */
export function SectionHeading({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <div className="mb-10 grid items-end gap-x-8 gap-y-4 border-line border-b pb-8 lg:grid-cols-[1.2fr_1fr]">
      <h2 id={id} className="headline text-h2">
        {title}
      </h2>
      <p className="max-w-measure text-lead text-muted lg:justify-self-end">{children}</p>
    </div>
  );
}
