import type { ComponentProps } from "react";

interface GrowingTextProps extends Omit<ComponentProps<"textarea">, "onChange" | "value" | "rows"> {
  value: string;
  onText: (text: string) => void;
}

/** Take one line of text in a field that wraps it instead of cutting it. */
export function GrowingText({ value, onText, ...rest }: GrowingTextProps) {
  return (
    <span className="grid min-w-0">
      <span
        aria-hidden="true"
        className="control wrap-anywhere py-2 invisible col-start-1 row-start-1 whitespace-pre-wrap"
      >
        {`${value} `}
      </span>
      <textarea
        {...rest}
        rows={1}
        value={value}
        onChange={({ target }) => onText(target.value.replace(/[\r\n]+/g, " "))}
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        className="control wrap-anywhere py-2 col-start-1 row-start-1 resize-none overflow-hidden"
      />
    </span>
  );
}
