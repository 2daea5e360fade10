import { countOf } from "@/shared/admin/count-of";
import type { RowQuestion } from "@/shared/admin/row-dialogs";
import { SUBCATEGORIES } from "@/shared/admin/row-kinds";
import { RowTools } from "@/shared/admin/row-tools";
import type { CountedSubcategory } from "@/shared/admin/types";

interface SubcategoryRowProps {
  subcategory: CountedSubcategory;
  ids: string[];
  onAsk: (question: RowQuestion<CountedSubcategory>) => void;
}

export function SubcategoryRow({ subcategory, ids, onAsk }: SubcategoryRowProps) {
  return (
    <li className="list-row border-line border-t">
      <span className="min-w-0 grow basis-full sm:basis-0 sm:pl-4">{subcategory.name}</span>
      <span className="text-muted tabular">{countOf(subcategory.productCount, "product")}</span>
      <RowTools kind={SUBCATEGORIES} row={subcategory} ids={ids} onAsk={onAsk} />
    </li>
  );
}
