import type { ReactNode } from "react";
import { TimeText } from "@/shared/admin/time-text";
import { cx } from "@/shared/lib/cx";

/** Show what is held of one kind, under its title; nothing where there is none. */
export function HeldGroup({ title, children }: { title: string; children: ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <div>
      <h3 className="mb-1 font-sans font-semibold">{title}</h3>
      <ul className="border-line border-t">{children}</ul>
    </div>
  );
}

interface HeldRowProps {
  time: string;
  note: string;
  /** It distinguishes people of one name or phone. */
  whose?: { name: string; email: string };
  children: ReactNode;
}

/** Show one thing that is held, with its note and its time. */
export function HeldRow({ time, note, whose, children }: HeldRowProps) {
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 border-line border-b py-2">
      <span
        className={cx(
          "mr-auto line-clamp-2 min-w-0 max-w-full [overflow-wrap:anywhere]",
          whose && "basis-full",
        )}
      >
        {children}
      </span>
      {whose && (
        <span className="mr-auto text-muted [overflow-wrap:anywhere]">
          {[whose.name, whose.email].filter(Boolean).join(", ")}
        </span>
      )}
      <span className="text-muted tabular">{note}</span>
      <span className="text-muted">
        <TimeText of={time} />
      </span>
    </li>
  );
}
