import { useId } from "react";
import { useVehicle } from "@/shared/lib/chosen-vehicle";
import { Button } from "@/shared/ui/button";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import { Select } from "@/shared/ui/forms/select";
import { type ListChoice, type ListFacts, SORTS, type Sort } from "../list/list-choice";
import { PriceFields } from "./price-fields";

const LABELS: Record<Sort, string> = {
  best: "Best match",
  price: "Price, lowest first",
  "-price": "Price, highest first",
  newest: "Newest first",
};

interface ToolFieldsProps {
  choice: ListChoice;
  facts: ListFacts;
  /** Is called with what changes. The list below follows at once. */
  onChoose: (change: Partial<ListChoice>) => void;
  /** It is undefined where there is nothing to clear. */
  onClear: (() => void) | undefined;
}

export function ToolFields({ choice, facts, onChoose, onClear }: ToolFieldsProps) {
  const id = useId();
  const hasVehicle = useVehicle((store) => store.vehicle !== null);
  return (
    <>
      <label htmlFor={id} className="tools-label tools-named">
        Sort
      </label>
      <Select
        id={id}
        value={choice.sort}
        onChange={({ target }) => onChoose({ sort: target.value as Sort })}
        className="tools-sort"
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {LABELS[sort]}
          </option>
        ))}
      </Select>
      <MakerField chosen={choice.maker} makers={facts.makers} onChoose={onChoose} />
      <Checkbox
        label={`In stock (${facts.inStock})`}
        checked={choice.inStock}
        onChange={({ target }) => onChoose({ inStock: target.checked })}
      />
      {hasVehicle && (
        <Checkbox
          label="Only parts that fit"
          checked={choice.onlyFitting}
          onChange={({ target }) => onChoose({ onlyFitting: target.checked })}
        />
      )}
      <PriceFields choice={choice} facts={facts} onChoose={onChoose} />
      {onClear && (
        <Button size="small" variant="ghost" onClick={onClear} className="tools-clear">
          Clear filters
        </Button>
      )}
    </>
  );
}

interface MakerFieldProps {
  chosen: string;
  makers: ListFacts["makers"];
  onChoose: ToolFieldsProps["onChoose"];
}

/** Choose one manufacturer. Nothing is shown where there is no choice. */
function MakerField({ chosen, makers, onChoose }: MakerFieldProps) {
  const id = useId();
  if (makers.length < 2 && !chosen) return null;
  return (
    <>
      <label htmlFor={id} className="tools-label tools-named">
        Maker
      </label>
      <Select
        id={id}
        value={chosen}
        onChange={({ target }) => onChoose({ maker: target.value })}
        className="tools-maker"
      >
        <option value="">All makers</option>
        {makers.map(({ slug, name, count }) => (
          <option key={slug} value={slug}>
            {`${name} (${count})`}
          </option>
        ))}
        {chosen && !makers.some(({ slug }) => slug === chosen) && (
          <option value={chosen}>{chosen} (0)</option>
        )}
      </Select>
    </>
  );
}
