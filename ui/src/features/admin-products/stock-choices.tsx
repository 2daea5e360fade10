import { Button } from "@/shared/ui/button";
import { choicesOf, type MovedStock } from "./moved-stock";

interface StockChoicesProps {
  moved: MovedStock;
  onChoose: (stock: number) => void;
}

/** Offer both numbers: the present stock, and the one that was typed. */
export function StockChoices({ moved, onChoose }: StockChoicesProps) {
  return (
    <fieldset aria-label="Which stock is right?" className="flex flex-wrap gap-2">
      {choicesOf(moved).map(({ label, stock }) => (
        <Button key={label} size="small" onClick={() => onChoose(stock)} className="tabular">
          {label}
        </Button>
      ))}
    </fieldset>
  );
}
