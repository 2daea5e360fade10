import { useQuery } from "@tanstack/react-query";
import { FolderPlus } from "lucide-react";
import { RowDialogs, type RowQuestion } from "@/shared/admin/forms/row-dialogs";
import { CATEGORIES } from "@/shared/admin/forms/row-fields";
import { categoryInUse } from "@/shared/admin/in-use";
import { useDragOrder } from "@/shared/admin/table/drag-order";
import { SHARED_LIST } from "@/shared/admin/table/list-reading";
import type { CountedCategory } from "@/shared/admin/types";
import { apiKey, reading } from "@/shared/api/query-client";
import { Button } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";
import { CategoryPanel, categoryFields } from "./category-panel";
import { MoveDialog } from "./move-dialog";
import { categoryMove } from "./move-products";

interface CategoryListProps {
  categories: CountedCategory[];
  question: RowQuestion<CountedCategory> | undefined;
  onAsk: (question: RowQuestion<CountedCategory> | undefined) => void;
}

export function CategoryList({ categories, question, onAsk }: CategoryListProps) {
  const ids = categories.map(({ id }) => id);
  const dragging = useDragOrder(CATEGORIES, ids);
  const move = question?.act === "delete" ? categoryMove(question.row, categories) : undefined;
  return (
    <>
      {categories.length === 0 && (
        <EmptyState
          icon={FolderPlus}
          title="No categories yet"
          action={
            <Button variant="primary" onClick={() => onAsk({ act: "add" })}>
              Add your first category
            </Button>
          }
        >
          Every product is in a category. Visitors choose one on the shop's first page.
        </EmptyState>
      )}
      {categories.map((category) => (
        <CategoryPanel key={category.id} category={category} ids={ids} dragging={dragging} onAsk={onAsk} />
      ))}
      <RowDialogs
        kind={CATEGORIES}
        question={move ? undefined : question}
        onClose={() => onAsk(undefined)}
        fieldsOf={categoryFields}
        inUse={categoryInUse}
        consequence="It has no products and no subcategories."
      />
      <MoveDialog kind={CATEGORIES} move={move} onClose={() => onAsk(undefined)} />
    </>
  );
}

/** Return all categories with their subcategories, and how many products are in each. */
export function useAdminCategories() {
  return useQuery({ ...reading(apiKey("/api/admin/categories")), ...SHARED_LIST });
}
