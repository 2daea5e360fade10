import { type KeyboardEvent, useId, useState } from "react";
import { useNavigate } from "react-router-dom";
import { cx } from "@/shared/lib/cx";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { Input } from "@/shared/ui/input";
import type { Found } from "./found";
import { useFound } from "./use-found";

interface FindDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Find screens, orders, messages and products in one field, and open what is chosen. */
export default function FindDialog({ open, onClose }: FindDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Find" className="mt-[12dvh] max-h-[84dvh]">
      <Finder onClose={onClose} />
    </Dialog>
  );
}

function Finder({ onClose }: { onClose: () => void }) {
  const [search, setSearch] = useState("");
  const [place, setPlace] = useState(0);
  const { groups, isLooking } = useFound(search);
  const navigate = useNavigate();
  const id = useId();
  const all = groups.flatMap(({ found }) => found);
  const at = Math.min(place, all.length - 1);
  const open = ({ to }: Found) => {
    onClose();
    navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = all[at];
    if (step && all.length > 0) setPlace((at + step + all.length) % all.length);
    else if (event.key === "Enter" && chosen) open(chosen);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <Input
        role="combobox"
        aria-label="Find an order, a product or a screen"
        placeholder="Order number, name, e-mail, product, setting…"
        aria-expanded={all.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={all.length > 0 ? `${id}-${at}` : undefined}
        autoComplete="off"
        maxLength={200}
        value={search}
        onChange={({ target }) => {
          setSearch(target.value);
          setPlace(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label="Found" className="max-h-[50dvh] overflow-y-auto">
        {groups.map(({ title, found }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of fields.
          <div key={title} role="group" aria-label={title} className="mb-3">
            <p aria-hidden="true" className="px-2 pb-1 text-label text-muted">
              {title}
            </p>
            {found.map((each) => (
              <Option
                key={`${each.to} ${each.label}`}
                id={`${id}-${all.indexOf(each)}`}
                found={each}
                isChosen={all[at] === each}
                onPoint={() => setPlace(all.indexOf(each))}
                onOpen={() => open(each)}
              />
            ))}
          </div>
        ))}
      </div>
      <p role="status" className="text-muted">
        {search.trim() === ""
          ? "Find orders by number, name, e-mail or phone; jobs by number, name or plate; invoices and receipts by number; enquiries by name; products by name; discounts by code; settings by keyword."
          : all.length === 0 && !isLooking && "Nothing found."}
      </p>
    </>
  );
}

interface OptionProps {
  id: string;
  found: Found;
  isChosen: boolean;
  onPoint: () => void;
  onOpen: () => void;
}

function Option({ id, found: { label, note }, isChosen, onPoint, onOpen }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and the keys.
    // biome-ignore lint/a11y/useFocusableInteractive: the field points at it by aria-activedescendant.
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      onPointerMove={onPoint}
      onClick={onOpen}
      className={cx("flex min-h-10 cursor-pointer items-center gap-4 px-2 py-1.5", isChosen && "bg-raised")}
    >
      <span className="mr-auto min-w-0 wrap-anywhere font-semibold">{label}</span>
      <span className="min-w-0 shrink-0 text-muted tabular max-sm:shrink">{note}</span>
    </div>
  );
}
