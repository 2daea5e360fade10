import { Search } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { opensElsewhere } from "@/shared/lib/opens-elsewhere";
import { Icon } from "@/shared/ui/icon";
import { Link } from "@/shared/ui/link";
import { part } from "@/shared/ui/part";
import { Quiet } from "@/shared/ui/quiet";

const { Part: SearchField, arrive } = part(() => import("@/features/catalogue/suggest/search-field"));

/**
 * Open the search over the header, by its icon or the key "/". Where its file cannot be loaded, the icon leads
 * to the page of the search.
 */
export function SearchButton() {
  const [open, setOpen] = useState(false);
  const link = useRef<HTMLSpanElement>(null);
  /** These letters were typed after "/" before the field was there; null when none are awaited. */
  const early = useRef<string | null>(null);
  const takeEarly = () => {
    const typed = early.current ?? "";
    early.current = null;
    return typed;
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, target } = event;
      const types = target instanceof Element && target.closest("input, textarea, select, dialog");
      const isEarly = early.current !== null && key.length === 1;
      if (!(isEarly || key === "/") || ctrlKey || metaKey || altKey || types) return;
      event.preventDefault();
      if (isEarly) early.current += key;
      else if (!open) {
        early.current = "";
        arrive().catch(takeEarly);
        setOpen(true);
      }
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });
  const close = (returns: boolean) => {
    setOpen(false);
    if (returns) link.current?.querySelector("a")?.focus();
  };
  return (
    // Very large text leaves no room for three icons in a phone's header, where the shop's own search can be
    // used.
    <span ref={link} className="max-[16rem]:hidden">
      <Link
        to="/search"
        className="button"
        data-variant="ghost"
        data-size="icon"
        data-tooltip="Search"
        aria-label="Search"
        onPointerEnter={() => arrive().catch(() => undefined)}
        onClick={(event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <Icon of={Search} />
      </Link>
      {open && (
        <Quiet>
          <SearchField onClose={close} takeEarly={takeEarly} />
        </Quiet>
      )}
    </span>
  );
}
