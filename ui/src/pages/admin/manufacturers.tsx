import { useState } from "react";
import { ManufacturerList, useManufacturers } from "@/features/admin-manufacturers/manufacturer-list";
import { AdminPage } from "@/shared/admin/admin-page";
import type { RowQuestion } from "@/shared/admin/forms/row-dialogs";
import { Loaded } from "@/shared/admin/loaded";
import type { Manufacturer } from "@/shared/admin/types";
import { Button } from "@/shared/ui/button";

export default function ManufacturersPage() {
  const manufacturers = useManufacturers();
  const [question, setQuestion] = useState<RowQuestion<Manufacturer>>();
  return (
    <AdminPage
      title="Makers"
      actions={
        <Button size="small" variant="primary" onClick={() => setQuestion({ act: "add" })}>
          Add maker
        </Button>
      }
    >
      <Loaded query={manufacturers} failure="The makers could not be loaded.">
        {(all) => <ManufacturerList manufacturers={all} question={question} onAsk={setQuestion} />}
      </Loaded>
    </AdminPage>
  );
}
