import { LongTextInput, TextInput } from "./inputs";

type Name = "title" | "service" | "vehicle" | "text";

interface WorkWordsProps {
  words: Partial<Record<Name, string | null>>;
  limits: Record<Name, { maxLength?: number }>;
  errors: Record<string, string>;
  /** The title may be left blank. */
  isTitleOptional?: boolean;
  rows: number;
  onChange: (changes: Partial<Record<Name, string>>) => void;
}

/** Edit the words of a piece of work in the gallery, in a form of two columns. */
export function WorkWords(props: WorkWordsProps) {
  const { words, limits, errors, isTitleOptional = false, rows, onChange } = props;
  const shared = (name: Name) => ({
    error: errors[name],
    value: words[name] ?? "",
    maxLength: limits[name].maxLength,
    onValue: (text: string) => onChange({ [name]: text }),
  });
  const line = (name: Name) => ({ ...shared(name), autoComplete: "off" });
  return (
    <>
      <TextInput {...line("title")} label="Title" optional={isTitleOptional} className="sm:col-span-2" />
      <TextInput {...line("service")} label="Service" optional />
      <TextInput {...line("vehicle")} label="Vehicle" optional />
      <LongTextInput {...shared("text")} label="Text" optional rows={rows} className="sm:col-span-2" />
    </>
  );
}
