import { useState } from "react";
import { DiscountList, type DiscountQuestion } from "@/features/admin-discounts/discount-list";
import { AdminPage } from "@/shared/admin/admin-page";
import { useDiscounts } from "@/shared/admin/discounts/use-discounts";
import { Loaded } from "@/shared/admin/loaded";
import { Button } from "@/shared/ui/button";

export default function DiscountsPage() {
  const discounts = useDiscounts();
  const [question, setQuestion] = useState<DiscountQuestion>();
  return (
    <AdminPage
      title="Discounts"
      actions={
        <Button size="small" variant="primary" onClick={() => setQuestion({ act: "add" })}>
          Add code
        </Button>
      }
    >
      <Loaded query={discounts} failure="The codes could not be loaded.">
        {(all) => <DiscountList discounts={all} question={question} onAsk={setQuestion} />}
      </Loaded>
    </AdminPage>
  );
}
