import type { ReactNode } from "react";
import { TextInput } from "@/shared/admin/forms/inputs";
import { settingsBody } from "@/shared/api/fields/admin-fields";

/** Show numbered steps, each with its headline. */
export function Steps({ children }: { children: ReactNode }) {
  return <ol className="flex max-w-measure flex-col gap-6">{children}</ol>;
}

interface StepProps {
  number: number;
  title: string;
  children: ReactNode;
}

export function Step({ number, title, children }: StepProps) {
  return (
    <li className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3">
      <span
        aria-hidden="true"
        className="flex size-7 items-center justify-center rounded-full border border-control font-semibold tabular"
      >
        {number}
      </span>
      <div className="flex min-w-0 flex-col items-start gap-3">
        <h3 className="mt-1 font-sans font-semibold text-small">{title}</h3>
        {children}
      </div>
    </li>
  );
}

export function OutsideLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noreferrer" className="underline underline-offset-4">
      {children}
    </a>
  );
}

interface PublicUrlFieldProps {
  value: string;
  error: string | undefined;
  placeholder?: string;
  onChange: (value: string) => void;
}

export function PublicUrlField(props: PublicUrlFieldProps) {
  const { value, error, placeholder = "https://shop.example", onChange } = props;
  return (
    <TextInput
      label="Public address"
      error={error}
      className="w-full max-w-form"
      type="url"
      autoComplete="off"
      placeholder={placeholder}
      maxLength={settingsBody.publicUrl.maxLength}
      value={value}
      onValue={onChange}
    />
  );
}
