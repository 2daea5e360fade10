import { Field } from "@/shared/ui/field";
import { Input } from "@/shared/ui/input";

interface PublicUrlFieldProps {
  value: string;
  error: string | undefined;
  placeholder?: string;
  onChange: (value: string) => void;
}

export function PublicUrlField(props: PublicUrlFieldProps) {
  const { value, error, placeholder = "https://shop.example", onChange } = props;
  return (
    <Field label="Public address" error={error} className="w-full max-w-form">
      {(control) => (
        <Input
          {...control}
          type="url"
          autoComplete="off"
          placeholder={placeholder}
          maxLength={500}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  );
}
