import type { ComponentProps } from "react";
import { ButtonLink } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";

interface NothingFoundProps extends Omit<ComponentProps<typeof EmptyState>, "action"> {
  /** The link back to the whole list. */
  all: { to: string; label: string };
}

/** Say that a filter or an address of a list leads to nothing. */
export function NothingFound({ all, ...state }: NothingFoundProps) {
  return (
    <EmptyState
      {...state}
      action={
        <ButtonLink size="small" to={all.to}>
          {all.label}
        </ButtonLink>
      }
    />
  );
}
