import { FileText } from "lucide-react";
import { useState } from "react";
import { CustomerChoice, CustomerSearch } from "@/shared/admin/customers/customer-search";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { Icon } from "@/shared/ui/icon";
import { useBeginQuote } from "./use-quote-list";

/** Begin a quote for a customer who is found. */
export function NewQuote() {
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending } = useBeginQuote();
  return (
    <>
      <Button size="small" variant="primary" onClick={() => setOpen(true)}>
        <Icon of={FileText} className="size-4" />
        New quote
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="New quote">
        <CustomerSearch showsAll>
          {(customer) => (
            <CustomerChoice
              customer={customer}
              label="Quote for"
              pending={isPending}
              onChoose={({ id }) => mutate({ contactId: id })}
            />
          )}
        </CustomerSearch>
        <div className="dialog-buttons">
          <Button onClick={() => setOpen(false)}>Cancel</Button>
        </div>
      </Dialog>
    </>
  );
}
