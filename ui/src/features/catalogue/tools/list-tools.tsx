import { useEffect, useState, useSyncExternalStore } from "react";
import { useSearchParams } from "react-router-dom";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { type ListChoice, type ListFacts, NO_FILTER, readChoice, withChoice } from "../list/list-choice";
import "./list-tools.css";
import { ToolFields } from "./tool-fields";

/**
 * Show a list's order and filters, which the address has, in a row, or on a narrow window in a sheet behind a
 * button.
 */
export default function ListTools({ facts }: { facts: ListFacts }) {
  const [open, setOpen] = useState(false);
  const isWide = useIsWide();
  const [choice, choose] = useListChoice();
  const clear = () => choose(NO_FILTER);
  const set = countSet(choice);
  const fields = (
    <ToolFields choice={choice} facts={facts} onChoose={choose} onClear={set > 0 ? clear : undefined} />
  );
  if (isWide) return <div className="tools-row">{fields}</div>;
  return (
    <>
      <div className="tools-button">
        <Button
          aria-label={set > 0 ? `Filter, ${set} set` : undefined}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          Filter
        </Button>
        {set > 0 && (
          <span aria-hidden="true" className="tools-count tabular">
            {set}
          </span>
        )}
      </div>
      <Dialog open={open} onClose={() => setOpen(false)} title="Filter" className="tools-sheet">
        <div className="tools-fields">{fields}</div>
        <div className="dialog-buttons *:grow">
          <Button variant="primary" onClick={() => setOpen(false)}>
            {facts.total === 1 ? "Show 1 part" : `Show ${facts.total} parts`}
          </Button>
        </div>
      </Dialog>
    </>
  );
}

/**
 * Return the choice of the address and a function that changes it. A change shows at once, and the address and
 * the list follow.
 */
function useListChoice(): [ListChoice, (change: Partial<ListChoice>) => void] {
  const [params, setParams] = useSearchParams();
  const [choice, setChoice] = useState(() => readChoice(params));
  useEffect(() => setChoice(readChoice(params)), [params]);
  const choose = (change: Partial<ListChoice>) => {
    const next = { ...choice, ...change };
    setChoice(next);
    setParams(withChoice(params, next), { replace: true, state: { keepScroll: true } });
  };
  return [choice, choose];
}

/** Return the number of filters in force. The order is none. */
function countSet({ inStock, onlyFitting, maker, priceFrom, priceTo }: ListChoice): number {
  return [inStock, onlyFitting, maker, priceFrom || priceTo].filter(Boolean).length;
}

/** list-tools.css has the same width. */
const WIDE = window.matchMedia("(min-width: 64rem)");

function useIsWide(): boolean {
  return useSyncExternalStore(watchWidth, () => WIDE.matches);
}

function watchWidth(tell: () => void) {
  WIDE.addEventListener("change", tell);
  return () => WIDE.removeEventListener("change", tell);
}
