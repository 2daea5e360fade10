import { ChevronLeft, ChevronRight } from "lucide-react";
import {
  createContext,
  type MouseEvent,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { cx } from "@/shared/lib/cx";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import { REVEAL } from "./focus-first-wrong";

/**
 * The section that a phone shows, "" while it shows their list; undefined where all are shown below each other.
 */
const Present = createContext<string | undefined>(undefined);

/** Return the class that hides a section where a phone shows another one or the list. */
export function useHiddenOnPhone(id: string): string | undefined {
  const present = use(Present);
  return present === undefined || present === id ? undefined : "max-md:hidden";
}

interface SectionLink {
  id: string;
  title: string;
}

/**
 * Show the sections of a long form. A phone shows a list of them first and then one at a time, which the
 * address names. A wider window shows them all. Sections that are not shown are still filled in, and are saved
 * along.
 */
export function SectionPages({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [sections, setSections] = useState<SectionLink[]>([]);
  const moved = useRef(false);
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  const opened = useRef(hash);
  useLayoutEffect(() => {
    const found = [...(box.current?.querySelectorAll("section[id]") ?? [])];
    setSections(found.map(({ id }) => ({ id, title: titleOf(id)?.textContent ?? "" })));
    // The sections come after their address, to which nothing could be scrolled until now.
    found.find(({ id }) => `#${id}` === opened.current)?.scrollIntoView({ behavior: "instant" });
  }, []);
  useEffect(() => {
    const reveal = ({ target }: Event) => {
      const id = (target as Element).closest("section[id]")?.id;
      if (id) navigate(`#${id}`, { replace: true });
    };
    const sheet = box.current;
    sheet?.addEventListener(REVEAL, reveal);
    return () => sheet?.removeEventListener(REVEAL, reveal);
  }, [navigate]);
  const present = sections.some(({ id }) => `#${id}` === hash) ? hash.slice(1) : "";
  // It is only an address on the same page and does not leave it, so nothing asks about unsaved changes.
  const follow = (id: string) => (event: MouseEvent) => {
    event.preventDefault();
    moved.current = true;
    navigate({ pathname, hash: id });
  };
  useEffect(() => {
    if (moved.current && present) titleOf(present)?.focus({ preventScroll: true });
    // A field that opens its section takes the focus itself.
    moved.current = false;
  }, [present]);
  return (
    <div ref={box}>
      {present ? (
        <Button size="small" variant="ghost" onClick={follow("")} className="-ml-3 md:hidden">
          <Icon of={ChevronLeft} className="size-4" />
          All sections
        </Button>
      ) : (
        <SectionList sections={sections} onFollow={follow} />
      )}
      <Present value={present}>{children}</Present>
    </div>
  );
}

interface SectionListProps {
  sections: SectionLink[];
  onFollow: (id: string) => (event: MouseEvent) => void;
}

function SectionList({ sections, onFollow }: SectionListProps) {
  return (
    <nav aria-label="Sections" className="md:hidden">
      <ul className="rounded-card border border-line bg-surface">
        {sections.map(({ id, title }, place) => (
          <li key={id} className={cx(place > 0 && "border-line border-t")}>
            <a
              href={`#${id}`}
              onClick={onFollow(id)}
              className="flex min-h-12 items-center justify-between px-4 font-semibold"
            >
              {title}
              <Icon of={ChevronRight} className="size-4 text-subtle" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function titleOf(id: string): HTMLElement | null {
  return document.getElementById(`${id}-title`);
}
