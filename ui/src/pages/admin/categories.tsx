import { useState } from "react";
import { CategoryList, useAdminCategories } from "@/features/admin-categories/category-list";

import { AdminPage } from "@/shared/admin/admin-page";
import type { RowQuestion } from "@/shared/admin/forms/row-dialogs";
import { CATEGORIES } from "@/shared/admin/forms/row-fields";
import { Loaded } from "@/shared/admin/loaded";
import { SortByName } from "@/shared/admin/table/sort-by-name";
import type { CountedCategory } from "@/shared/admin/types";
import { Button } from "@/shared/ui/button";

export default function CategoriesPage() {
  const categories = useAdminCategories();
  const [question, setQuestion] = useState<RowQuestion<CountedCategory>>();
  return (
    <AdminPage
      title="Categories"
      actions={
        <>
          <SortByName kind={CATEGORIES} rows={categories.data ?? []} many="categories" />
          <Button size="small" variant="primary" onClick={() => setQuestion({ act: "add" })}>
            Add category
          </Button>
        </>
      }
    >
      <Loaded query={categories} failure="The categories could not be loaded.">
        {(all) => <CategoryList categories={all} question={question} onAsk={setQuestion} />}
      </Loaded>
    </AdminPage>
  );
}
