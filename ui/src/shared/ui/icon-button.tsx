import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import { Button } from "./button";
import { Icon } from "./icon";

/** Show a button that has only an icon. `label` is its name and its tooltip. */
export function IconButton({
  icon,
  label,
  variant = "ghost",
  ...rest
}: Omit<ComponentProps<typeof Button>, "children"> & { icon: LucideIcon; label: string }) {
  return (
    <Button {...rest} variant={variant} size="icon" aria-label={label} data-tooltip={label}>
      <Icon of={icon} />
    </Button>
  );
}
