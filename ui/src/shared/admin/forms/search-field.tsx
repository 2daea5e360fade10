import { Search } from "lucide-react";
import { cx } from "@/shared/lib/cx";
import { Icon } from "@/shared/ui/icon";
import { Input } from "@/shared/ui/input";

interface SearchFieldProps {
  /** Its name, which is also shown in it while it is empty. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Is called on Enter, which then does not send the form around it. */
  onEnter?: (input: HTMLInputElement) => void;
  className?: string;
}

export function SearchField({ label, value, onChange, onEnter, className }: SearchFieldProps) {
  return (
    <div className={cx("relative", className)}>
      <Icon
        of={Search}
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted"
      />
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (!onEnter || event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          onEnter(event.currentTarget);
        }}
        className="pl-9"
      />
    </div>
  );
}
