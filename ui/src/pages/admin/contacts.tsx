import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { contactFields } from "@/features/admin-contacts/contact-fields";
import { ContactList } from "@/features/admin-contacts/contact-list";
import { useAddContact } from "@/features/admin-contacts/use-contacts";
import { AdminPage } from "@/shared/admin/admin-page";
import { RowDialog } from "@/shared/admin/forms/row-dialog";
import { readPage } from "@/shared/admin/query-text";
import { Button } from "@/shared/ui/button";

type Typed = Parameters<ReturnType<typeof useAddContact>["mutateAsync"]>[0];

export default function ContactsPage() {
  const [params, setParams] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const add = useAddContact();
  const navigate = useNavigate();
  const search = (words: string) =>
    setParams(words ? { search: words } : {}, { replace: true, state: { keepScroll: true } });
  return (
    <AdminPage
      title="Customers"
      actions={
        <Button size="small" variant="primary" onClick={() => setAdding(true)}>
          Add customer
        </Button>
      }
    >
      <ContactList
        search={params.get("search") ?? ""}
        page={readPage(params)}
        onSearch={search}
        onAdd={() => setAdding(true)}
      />
      <RowDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        title="Add customer"
        fields={contactFields()}
        saveLabel="Add customer"
        onSave={async (typed) => {
          const { id } = await add.mutateAsync(typed as unknown as Typed);
          navigate(`/admin/contacts/${id}`);
        }}
      />
    </AdminPage>
  );
}
