import type { ReactNode } from "react";
import { cx } from "@/shared/lib/cx";
import { useHiddenOnPhone } from "./section-pages";

interface FormSectionProps {
  /** The id for links to it; its title has `{id}-title`. */
  id: string;
  title: string;
  description?: ReactNode;
  children: ReactNode;
}

/**
 * Show one subject of a long form: its description on the left and its fields on the right, or below each other
 * in a narrow window.
 */
export function FormSection({ id, title, description, children }: FormSectionProps) {
  const hidden = useHiddenOnPhone(id);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={cx(
        "grid gap-x-12 gap-y-5 border-line border-t py-6 last:pb-0 lg:scroll-mt-12 lg:grid-cols-[17rem_minmax(0,1fr)]",
        hidden,
      )}
    >
      <div>
        <h2 id={`${id}-title`} tabIndex={-1} className="font-sans font-semibold text-body">
          {title}
        </h2>
        {description && <div className="mt-1 max-w-measure text-muted">{description}</div>}
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
