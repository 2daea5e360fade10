import type { ReactNode } from "react";

/** Show the known facts about something, each under its name. Unknown ones are left out. */
export function Facts({ of }: { of: [name: string, said: ReactNode][] }) {
  return (
    <dl className="grid gap-x-5 gap-y-2 sm:grid-cols-[8rem_minmax(0,1fr)]">
      {of.map(
        ([name, said]) =>
          said && (
            <div key={name} className="sm:contents">
              <dt className="text-muted">{name}</dt>
              <dd className="wrap-anywhere whitespace-pre-line">{said}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
