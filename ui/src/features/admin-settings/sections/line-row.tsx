import { Trash2 } from "lucide-react";
import { MoveLineButtons } from "@/shared/admin/forms/move-line-buttons";
import { cx } from "@/shared/lib/cx";
import { IconButton } from "@/shared/ui/icon-button";
import { Input } from "@/shared/ui/input";

export interface Part<Key extends string> {
  key: Key;
  label: string;
  placeholder: string;
  maxLength: number;
  /** The classes of its width beside the other one. */
  className: string;
}

interface LineRowProps<Key extends string> {
  /** The line's name, such as "Figure 2". */
  name: string;
  parts: readonly Part<Key>[];
  line: Record<Key, string>;
  /** The id of the message for the list. Blank fields are then marked. */
  errorId: string | undefined;
  first: boolean;
  last: boolean;
  onChange: (line: Record<Key, string>) => void;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

export function LineRow<Key extends string>(props: LineRowProps<Key>) {
  const { name, parts, line, errorId, first, last, onChange, onMove, onRemove } = props;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 sm:flex-nowrap">
      {parts.map(({ key, label, placeholder, maxLength, className }) => (
        <Input
          key={key}
          aria-label={`${label}, ${name}`}
          aria-invalid={errorId && !line[key].trim() ? true : undefined}
          aria-describedby={errorId}
          placeholder={placeholder}
          maxLength={maxLength}
          autoComplete="off"
          value={line[key]}
          onChange={({ target }) => onChange({ ...line, [key]: target.value })}
          className={cx("min-w-0", className)}
        />
      ))}
      <span className="flex basis-full justify-end sm:basis-auto">
        <MoveLineButtons name={name} first={first} last={last} onMove={onMove} />
        <IconButton icon={Trash2} label={`Remove ${name}`} data-remove="" onClick={onRemove} />
      </span>
    </li>
  );
}
