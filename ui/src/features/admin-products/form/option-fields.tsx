import { Plus, Trash2 } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, useId, useState } from "react";
import { flushSync } from "react-dom";
import { moveLine } from "@/shared/admin/forms/move-line";
import { MoveLineButtons } from "@/shared/admin/forms/move-line-buttons";
import type { OwnProduct } from "@/shared/admin/types";
import { Button } from "@/shared/ui/button";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import { Select } from "@/shared/ui/forms/select";
import { Icon } from "@/shared/ui/icon";
import { IconButton } from "@/shared/ui/icon-button";
import { Input } from "@/shared/ui/input";
import { newOption, type OptionDraft, type OptionFault } from "./option-rows";
import { RemovedOptions } from "./removed-options";

/** The server's limit (`MOST_OPTIONS`). */
const MOST = 50;

interface OptionFieldsProps {
  product: OwnProduct | undefined;
  options: OptionDraft[];
  fault: OptionFault | undefined;
  onChange: (options: OptionDraft[]) => void;
}

/** Edit the options of a product: one row each. Enter leads to the next, and makes one below the last. */
export function OptionFields({ product, options, fault, onChange }: OptionFieldsProps) {
  const id = useId();
  const [removed, setRemoved] = useState<OptionDraft[]>([]);
  const remove = (option: OptionDraft) => {
    onChange(options.filter(({ key }) => key !== option.key));
    if (option.id) setRemoved([...removed, option]);
    document.getElementById(`${id}-add`)?.focus();
  };
  const bringBack = (option: OptionDraft) => {
    // The key of a row that is gone may be a new row's by now.
    onChange([...options, { ...option, key: newOption(options).key }]);
    setRemoved(removed.filter((each) => each.id !== option.id));
  };
  const add = () => options.length < MOST && onChange([...options, newOption(options)]);
  const set = (key: number) => (changes: Partial<OptionDraft>) =>
    onChange(options.map((row) => (row.key === key ? { ...row, ...changes } : row)));
  const move = (from: number, step: 1 | -1) => {
    flushSync(() => onChange(moveLine(options, from, from + step)));
    const row = document.getElementById(`${id}-${options[from]?.key}`);
    const [again, back] = step === 1 ? ["down", "up"] : ["up", "down"];
    const button =
      row?.querySelector<HTMLElement>(`[data-move=${again}]:enabled`) ??
      row?.querySelector<HTMLElement>(`[data-move=${back}]`);
    button?.focus();
  };
  const goOn = (event: KeyboardEvent<HTMLElement>, place: number) => {
    if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const next = event.currentTarget.nextElementSibling?.querySelector("input");
    if (next) next.focus();
    else if (options[place]?.name.trim()) add();
  };
  return (
    <section aria-labelledby={`${id}-title`} className="panel">
      <div>
        <h2 id={`${id}-title`} className="font-semibold text-body">
          Options
        </h2>
        <p className="text-muted">
          For a part that comes in several shades, sizes or sides. Customers choose one, and each has a stock
          of its own. Without a price it costs what the product does.
        </p>
      </div>
      {options.length > 0 && (
        <ol aria-label="Options" className="grid gap-4">
          {options.map((option, place) => (
            <li
              key={option.key}
              id={`${id}-${option.key}`}
              onKeyDown={(event) => goOn(event, place)}
              className="grid gap-2 border-line border-t pt-4"
            >
              <OptionRow
                option={option}
                place={place}
                pictures={product?.images.map(({ url }) => url) ?? []}
                wrong={fault?.key === option.key ? fault?.field : undefined}
                complaint={`${id}-fault`}
                onChange={set(option.key)}
              />
              <div className="flex items-center gap-1">
                <Checkbox
                  label="Customers see it"
                  checked={option.shown}
                  onChange={({ target }) => set(option.key)({ shown: target.checked })}
                  className="mr-auto"
                />
                <MoveLineButtons
                  name={nameOf(option, place)}
                  first={place === 0}
                  last={place === options.length - 1}
                  onMove={(step) => move(place, step)}
                />
                <IconButton
                  icon={Trash2}
                  label={`Remove ${nameOf(option, place)}`}
                  onClick={() => remove(option)}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
      <p id={`${id}-fault`} role="alert" className="text-danger text-small empty:hidden">
        {fault?.message}
      </p>
      <RemovedOptions removed={removed} onBringBack={bringBack} />
      <Button
        id={`${id}-add`}
        size="small"
        variant="ghost"
        disabled={options.length >= MOST}
        onClick={add}
        className="justify-self-start"
      >
        <Icon of={Plus} className="size-4" />
        Add option
      </Button>
    </section>
  );
}

const nameOf = ({ name }: OptionDraft, place: number) => name.trim() || `option ${place + 1}`;

interface OptionRowProps {
  option: OptionDraft;
  place: number;
  pictures: string[];
  wrong: OptionFault["field"];
  /** The id of the sentence that says what is wrong. */
  complaint: string;
  onChange: (changes: Partial<OptionDraft>) => void;
}

function OptionRow({ option, place, pictures, wrong, complaint, onChange }: OptionRowProps) {
  const id = useId();
  const field = (name: "name" | "stock" | "price" | "sku" | "ean", label: string) => ({
    label,
    "aria-label": `${label} of option ${place + 1}`,
    value: option[name],
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [name]: target.value }),
    autoComplete: "off",
    ...(name === wrong && { "aria-invalid": true, "aria-describedby": complaint }),
  });
  return (
    <div className="grid grid-cols-2 gap-x-3 gap-y-2 sm:grid-cols-[2fr_1fr_1fr]">
      <Labelled
        {...field("name", "Name")}
        maxLength={200}
        autoFocus={option.name === "" && option.id === null}
        wide
      />
      <Labelled {...field("stock", "Stock")} inputMode="numeric" className="tabular" />
      <Labelled {...field("price", "Own price (€)")} inputMode="decimal" className="tabular" />
      <Labelled {...field("sku", "Part number")} maxLength={60} autoCapitalize="none" spellCheck={false} />
      <Labelled {...field("ean", "Barcode (EAN)")} inputMode="numeric" className="tabular" />
      {pictures.length > 0 && (
        <div className="grid gap-1 max-sm:col-span-2">
          <label htmlFor={id} className="text-muted text-small">
            Picture
          </label>
          <Select
            id={id}
            aria-label={`Picture of option ${place + 1}`}
            value={option.imageUrl}
            onChange={({ target }) => onChange({ imageUrl: target.value })}
          >
            <option value="">None of its own</option>
            {pictures.map((url, index) => (
              <option key={url} value={url}>{`Picture ${index + 1}`}</option>
            ))}
            {option.imageUrl && !pictures.includes(option.imageUrl) && (
              <option value={option.imageUrl}>Its present picture</option>
            )}
          </Select>
        </div>
      )}
    </div>
  );
}

interface LabelledProps extends ComponentProps<typeof Input> {
  label: string;
  /** It takes the whole width of a phone. */
  wide?: boolean;
}

function Labelled({ label, wide = false, ...input }: LabelledProps) {
  const id = useId();
  return (
    <div className={wide ? "grid gap-1 max-sm:col-span-2" : "grid gap-1"}>
      <label htmlFor={id} className="text-muted text-small">
        {label}
      </label>
      <Input {...input} id={id} />
    </div>
  );
}
