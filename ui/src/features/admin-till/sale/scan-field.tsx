import { type KeyboardEvent, type RefObject, useEffect, useId, useState } from "react";
import { type Addable, OWN_KEY } from "@/shared/admin/lines/addable";
import { AddableList } from "@/shared/admin/lines/addable-list";
import type { DraftLine } from "@/shared/admin/lines/draft-line";
import { useAddable } from "@/shared/admin/lines/use-addable";
import type { Part } from "@/shared/admin/parts/find-parts";
import { faultOfTimes, isNumber, mayBeNumber, readTimes } from "@/shared/admin/scanner/scanned";
import type { ChosenVehicle } from "@/shared/lib/chosen-vehicle";
import { Input } from "@/shared/ui/input";

const LABEL = "Scan, or type a name, a car or a number";
const NO_LINES: DraftLine[] = [];

interface ScanFieldProps {
  field: RefObject<HTMLInputElement | null>;
  vehicle: ChosenVehicle | null;
  /** Takes a number that was scanned or typed whole. */
  onNumber: (number: string) => void;
  onPart: (part: Part) => void;
  onWork: (line: DraftLine) => void;
  /** Sets the quantity of the marked line. */
  onTimes: (quantity: number) => void;
  /** Takes a key that is pressed while nothing is typed, and returns whether it meant something. */
  onKey: (key: string) => boolean;
}

/**
 * Take everything that is sold: a scanner's numbers, words that find parts and services, hours, and lines of one's
 * own. It is empty as soon as a number is entered, so that the next one can come at once.
 */
export function ScanField({ field, vehicle, onNumber, onPart, onWork, onTimes, onKey }: ScanFieldProps) {
  const id = useId();
  const [text, setText] = useState("");
  const [place, setPlace] = useState<number>();
  const [isWaiting, setWaiting] = useState(false);
  const words = text.trim();
  const { found, parts, isSettled } = useAddable(text, NO_LINES, vehicle);
  const isQuantity = readTimes(words) !== undefined || faultOfTimes(words) !== undefined;
  const isOpen = words.length > 1 && !isQuantity;
  const at = Math.min(place ?? 0, found.length - 1);
  const type = (typed: string) => {
    setText(typed);
    setPlace(undefined);
    setWaiting(false);
  };
  const add = (each: Addable) => {
    type("");
    const part = parts.find((one) => one.id === each.key);
    if (part) onPart(part);
    else onWork(each.line());
  };
  useEffect(() => {
    if (!isWaiting || !isSettled) return;
    setWaiting(false);
    // Words that find nothing become a line of one's own, a number never does.
    if (found[at]?.key === OWN_KEY && place === undefined && mayBeNumber(words)) {
      onNumber(words);
      type("");
    } else if (found[at]) add(found[at]);
  }, [isWaiting, isSettled]);
  const enter = () => {
    // The field itself is newer than what React has drawn of it.
    const typed = field.current?.value.trim() ?? "";
    const times = readTimes(typed);
    if (times !== undefined) onTimes(times);
    else if (faultOfTimes(typed)) onNumber(typed);
    else if (place !== undefined && found[at]) return add(found[at]);
    else if (isNumber(typed)) onNumber(typed);
    else if (typed.length > 1) return setWaiting(true);
    // One letter finds no words, so it can only be a number.
    else if (typed) onNumber(typed);
    type("");
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Enter" && !event.nativeEvent.isComposing) enter();
    else if (event.currentTarget.value === "") {
      if (!onKey(event.key)) return;
    } else if (event.key === "Escape") type("");
    else if (step && isOpen) setPlace(((place ?? (step > 0 ? -1 : 0)) + step + found.length) % found.length);
    else return;
    event.preventDefault();
  };
  return (
    <div className="relative">
      <Input
        ref={field}
        role="combobox"
        aria-label={LABEL}
        placeholder="Scan or search…"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && place !== undefined ? `${id}-${at}` : undefined}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={200}
        value={text}
        onChange={({ target }) => type(target.value)}
        onKeyDown={press}
        className="till-field"
      />
      {isOpen && <AddableList id={id} found={found} at={at} onPoint={setPlace} onPick={add} />}
    </div>
  );
}
