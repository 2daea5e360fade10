import { Plus } from "lucide-react";
import { useState } from "react";
import { countOf } from "@/shared/admin/count-of";
import { RowDialogs, type RowQuestion } from "@/shared/admin/forms/row-dialogs";
import { CATEGORIES, type RowField, SUBCATEGORIES } from "@/shared/admin/forms/row-fields";
import { RowTools } from "@/shared/admin/forms/row-tools";
import type { DragOrder } from "@/shared/admin/table/drag-order";
import { SortByName } from "@/shared/admin/table/sort-by-name";
import type { CountedCategory, CountedSubcategory } from "@/shared/admin/types";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import { CategoryPicture } from "./category-picture";
import { MoveDialog } from "./move-dialog";
import { subcategoryMove } from "./move-products";

interface CategoryPanelProps {
  category: CountedCategory;
  ids: string[];
  dragging: DragOrder;
  onAsk: (question: RowQuestion<CountedCategory>) => void;
}

/** Show a category with its subcategories below it. */
export function CategoryPanel({ category, ids, dragging, onAsk }: CategoryPanelProps) {
  const [question, setQuestion] = useState<RowQuestion<CountedSubcategory>>();
  const { subcategories } = category;
  const move = question?.act === "delete" ? subcategoryMove(question.row, category) : undefined;
  return (
    <section aria-label={category.name} className="panel gap-2" {...dragging.rowOf(category.id)}>
      <div className="list-row">
        <h2 className="min-w-0 grow basis-full font-sans sm:basis-0 font-semibold text-body">
          {category.name}
        </h2>
        <p className="text-muted tabular">{countOf(category.productCount, "product")}</p>
        <CategoryPicture category={category} />
        <RowTools
          kind={CATEGORIES}
          row={category}
          ids={ids}
          onAsk={onAsk}
          handle={dragging.handleOf(category.id)}
        />
      </div>
      {subcategories.length > 0 && (
        <ul aria-label={`Subcategories of ${category.name}`}>
          {subcategories.map((subcategory) => (
            <SubcategoryRow
              key={subcategory.id}
              subcategory={subcategory}
              ids={subcategories.map(({ id }) => id)}
              onAsk={setQuestion}
            />
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        <Button size="small" variant="ghost" onClick={() => setQuestion({ act: "add" })}>
          <Icon of={Plus} className="size-4" />
          Add subcategory
        </Button>
        <SortByName kind={SUBCATEGORIES} rows={subcategories} many={`subcategories of ${category.name}`} />
      </div>
      <RowDialogs
        kind={SUBCATEGORIES}
        question={move ? undefined : question}
        onClose={() => setQuestion(undefined)}
        fieldsOf={subcategoryFields}
        parent={{ categoryId: category.id }}
        consequence="It has no products."
      />
      <MoveDialog kind={SUBCATEGORIES} move={move} onClose={() => setQuestion(undefined)} />
    </section>
  );
}

interface SubcategoryRowProps {
  subcategory: CountedSubcategory;
  ids: string[];
  onAsk: (question: RowQuestion<CountedSubcategory>) => void;
}

function SubcategoryRow({ subcategory, ids, onAsk }: SubcategoryRowProps) {
  return (
    <li className="list-row border-line border-t">
      <span className="min-w-0 grow basis-full sm:basis-0 sm:pl-4">{subcategory.name}</span>
      <span className="text-muted tabular">{countOf(subcategory.productCount, "product")}</span>
      <RowTools kind={SUBCATEGORIES} row={subcategory} ids={ids} onAsk={onAsk} />
    </li>
  );
}

/** Return the fields of a category. A new row's slug is made from its name; an existing one's can be changed. */
export function categoryFields(row?: CountedCategory): RowField[] {
  if (!row) return [{ name: "name", label: "Name" }];
  const carried = row.productCount === 1 ? "Its product comes" : `Its ${row.productCount} products come`;
  return [
    {
      name: "name",
      label: "Name",
      value: row.name,
      ...(row.productCount > 0 && { hint: `${carried} along with a new name.` }),
    },
    { name: "slug", label: "Address", value: row.slug, hint: "Part of its web address in the shop" },
  ];
}

function subcategoryFields(row?: CountedSubcategory): RowField[] {
  if (!row) return [{ name: "name", label: "Name" }];
  return [
    { name: "name", label: "Name", value: row.name },
    { name: "slug", label: "Address", value: row.slug },
  ];
}
