import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { Input } from "@/shared/ui/input";
import { Link } from "@/shared/ui/link";
import { findByNumber } from "../parts/find-parts";
import { type Addable, ofPart } from "./addable";
import { AddableList } from "./addable-list";
import type { DraftLine } from "./draft-line";
import { useServices } from "./services";
import { useAddable } from "./use-addable";

const LABEL = "Add a service, a part or hours";

interface AddLineProps {
  /** The lines so far. The price of an hour is taken from them. */
  lines: DraftLine[];
  /** `isBlank` says that its name or price is still to be typed. */
  onAdd: (line: DraftLine, isBlank: boolean) => void;
}

/** Add services, parts, hours and lines of one's own in one field. Enter takes the marked one. */
export function AddLine({ lines, onAdd }: AddLineProps) {
  const id = useId();
  const [search, setSearch] = useState("");
  const [isOpen, setOpen] = useState(false);
  const [place, setPlace] = useState(0);
  const [said, setSaid] = useState("");
  const { found, isSettled } = useAddable(search, lines);
  const at = Math.min(place, found.length - 1);
  const type = (words: string) => {
    setSearch(words);
    setPlace(0);
    setOpen(true);
    setSaid("");
  };
  const add = ({ line, name, isBlank = false }: Addable) => {
    type("");
    setOpen(false);
    setSaid(`${name} added`);
    onAdd(line(), isBlank);
  };
  const enter = useEnter(isSettled, () => found[at] && add(found[at]), add);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape" && isOpen) setOpen(false);
    else if (step && !isOpen) setOpen(true);
    else if (step) setPlace((at + step + found.length) % found.length);
    else if (event.key === "Enter" && !event.nativeEvent.isComposing) {
      if (isOpen) enter(search.trim(), place === 0);
    } else return;
    event.preventDefault();
  };
  return (
    <div className="relative">
      <Input
        role="combobox"
        aria-label={LABEL}
        placeholder={`${LABEL}…`}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isOpen ? `${id}-${at}` : undefined}
        autoComplete="off"
        maxLength={200}
        value={search}
        onChange={({ target }) => type(target.value)}
        onClick={() => setOpen(true)}
        onKeyDown={press}
        onBlur={() => setOpen(false)}
      />
      {isOpen && <AddableList id={id} found={found} at={at} onPoint={setPlace} onPick={add} />}
      <p role="status" className="sr-only">
        {said}
      </p>
      <NoServices />
    </div>
  );
}

/** Link to where services are written, where there are none. */
function NoServices() {
  const { data: services } = useServices();
  if (services?.length !== 0) return null;
  return (
    <Link to="/admin/services" className="mt-2 inline-block underline underline-offset-4">
      Set up your services
    </Link>
  );
}

/**
 * Take the part of a whole number at once, or else the marked one as soon as everything is found that the words
 * mean.
 */
function useEnter(isSettled: boolean, takeMarked: () => void, add: (found: Addable) => void) {
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting || !isSettled) return;
    setWaiting(false);
    takeMarked();
  }, [isWaiting, isSettled]);
  return async (typed: string, isFirst: boolean) => {
    const isNumber = isFirst && /^(?=.*\d)\S{3,}$/.test(typed);
    const [part, another] = isNumber ? await findByNumber(typed).catch(() => []) : [];
    if (part && !another) add(ofPart(part));
    else setWaiting(true);
  };
}
