import { CarFront, Layers, Search, Wrench, X } from "lucide-react";
import {
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useVehicle } from "@/shared/lib/chosen-vehicle";
import { searchUrl } from "@/shared/lib/search-url";
import { Icon } from "@/shared/ui/icon";
import { IconButton } from "@/shared/ui/icon-button";
import { Picture } from "@/shared/ui/picture";
import { type Option, optionsOf } from "./options";
import "./search-field.css";
import { useSuggestions } from "./use-suggestions";

const GREATEST_LENGTH = 200;
const NONE = -1;
const ICONS = { vehicle: CarFront, service: Wrench, category: Layers, part: Search };

interface SearchFieldProps {
  onClose: (returns: boolean) => void;
  /** Return once the letters that were typed before the field was loaded. */
  takeEarly: () => string;
}

/** Show the search over the header. What is typed suggests vehicles, services, categories and parts. */
export default function SearchField({ onClose, takeEarly }: SearchFieldProps) {
  const id = useId();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [words, setWords] = useState(() => (pathname === "/search" ? readWords(search) : ""));
  const [active, setActive] = useState(NONE);
  const field = useRef<HTMLInputElement>(null);
  const { data, isAnswered } = useSuggestions(words.trim());
  const options = optionsOf(data);
  // In the same turn as the focus: a letter typed between the two would take the place of the earlier ones.
  useLayoutEffect(() => {
    const typed = takeEarly();
    if (typed) setWords(typed);
    else field.current?.select();
  }, []);
  const open = (to: string) => {
    onClose(false);
    navigate(to);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const chosen = options[active];
    if (chosen) open(chosen.to);
    else if (words.trim()) open(searchUrl(words.trim(), useVehicle.getState().vehicle));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Escape") onClose(true);
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || options.length === 0) return;
    event.preventDefault();
    // There is one place more than there are options: the field itself.
    setActive((at) => ((at + 1 + step + options.length + 1) % (options.length + 1)) - 1);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) onClose(false);
  };
  return (
    <search className="find" onBlur={leave} onKeyDown={press}>
      <form action="/search" onSubmit={submit} className="page-width find-bar">
        <Icon of={Search} className="find-icon" />
        <input
          ref={field}
          // biome-ignore lint/a11y/noAutofocus: it was opened to type into it
          autoFocus
          role="combobox"
          aria-label="Search parts"
          aria-expanded={options.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={options[active] ? `${id}-${active}` : undefined}
          name="q"
          value={words}
          onChange={({ target }) => {
            setWords(target.value);
            setActive(NONE);
          }}
          maxLength={GREATEST_LENGTH}
          placeholder="Part, number or vehicle"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          className="find-input"
        />
        <IconButton icon={X} label="Close search" onClick={() => onClose(true)} />
      </form>
      <div className="page-width">
        <Suggestions id={id} options={options} active={active} onChoose={open} />
        <p role="status" className="sr-only">
          {isAnswered && describe(options.length)}
        </p>
      </div>
    </search>
  );
}

function readWords(search: string): string {
  return new URLSearchParams(search).get("q") ?? "";
}

function describe(count: number): string {
  return count === 1 ? "1 suggestion" : `${count || "No"} suggestions`;
}

interface SuggestionsProps {
  id: string;
  options: Option[];
  active: number;
  onChoose: (to: string) => void;
}

function Suggestions({ id, options, active, onChoose }: SuggestionsProps) {
  return (
    <div
      role="listbox"
      id={`${id}-list`}
      aria-label="Suggestions"
      className="find-list"
      hidden={options.length === 0}
    >
      {options.map((option, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field opens the active option
        // biome-ignore lint/a11y/useFocusableInteractive: as above
        <div
          key={option.to}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === active}
          className="find-option"
          // A blur before the click would close the list.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option.to)}
        >
          <span className="find-picture">
            {option.image ? (
              <Picture image={option.image} sizes="48px" alt="" className="size-full object-cover" />
            ) : (
              <Icon of={ICONS[option.kind]} />
            )}
          </span>
          <span className="min-w-0 flex-1 truncate">{option.label}</span>
          <span className="text-muted text-small tabular">{option.price ?? option.note}</span>
        </div>
      ))}
    </div>
  );
}
