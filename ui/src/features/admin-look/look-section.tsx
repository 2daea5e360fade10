import type { ReactNode } from "react";

interface LookSectionProps {
  /** The id for links to it; its title has `{id}-title`. */
  id: string;
  title: string;
  description?: ReactNode;
  children: ReactNode;
}

/** Show one subject of the look: its title above its fields, in a column beside the preview. */
export function LookSection({ id, title, description, children }: LookSectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="border-line border-t py-6 first:border-t-0 first:pt-0"
    >
      <h2 id={`${id}-title`} className="font-sans font-semibold text-body">
        {title}
      </h2>
      {description && <p className="mt-1 max-w-measure text-muted">{description}</p>}
      <div className="mt-4 flex flex-col gap-5">{children}</div>
    </section>
  );
}
