import { useState } from "react";
import { type Customer, CustomerChoice, CustomerSearch } from "@/shared/admin/customers/customer-search";
import { RowDialog } from "@/shared/admin/forms/row-dialog";
import { type HistoryEntry, nameEntry } from "@/shared/admin/history-list";
import { useQuotes } from "@/shared/admin/quotes/use-quote-list";
import { sayNumber } from "@/shared/lib/practice";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import { type Contact, type MovedItem, useMoveAway } from "./use-contacts";

type Step = "what" | "whose" | "new";

interface MoveAwayProps {
  contact: Contact;
  history: HistoryEntry[];
}

/** Move what belongs to somebody else to another customer, or to a new one. */
export function MoveAway({ contact, history }: MoveAwayProps) {
  const [step, setStep] = useState<Step>();
  const [items, setItems] = useState<MovedItem[]>([]);
  const move = useMoveAway(contact.id);
  const close = () => setStep(undefined);
  const open = () => {
    setItems([]);
    setStep("what");
  };
  const give = async (to: { otherId: string } | { name: string | null }) => {
    await move.mutateAsync({ items, ...to });
    close();
  };
  return (
    <>
      <Button size="small" onClick={open}>
        Not this customer…
      </Button>
      <Dialog
        open={step === "what"}
        onClose={close}
        title={`Which of these are not from ${contact.name}?`}
        description="Choose what belongs to somebody else. An enquiry, its quote and its job move together."
      >
        {step === "what" && (
          <Choices contactId={contact.id} history={history} items={items} onChange={setItems} />
        )}
        <div className="dialog-buttons">
          <Button onClick={close}>Cancel</Button>
          <Button variant="primary" held={items.length === 0} onClick={() => setStep("whose")}>
            Next
          </Button>
        </div>
      </Dialog>
      <Dialog
        open={step === "whose"}
        onClose={close}
        title="Whose is it?"
        description="You can undo this for 30 days."
      >
        <Whose
          but={contact.id}
          isMoving={move.isPending}
          onChoose={(otherId) => give({ otherId }).catch(() => undefined)}
        />
        <div className="dialog-buttons">
          <Button onClick={() => setStep("what")}>Back</Button>
          <Button onClick={() => setStep("new")}>New customer</Button>
        </div>
      </Dialog>
      <RowDialog
        open={step === "new"}
        onClose={close}
        title="New customer"
        fields={[
          {
            name: "name",
            label: "Name",
            optional: true,
            hint: "Leave it empty to use the name on the order or enquiry.",
          },
        ]}
        saveLabel="Add and move"
        onSave={({ name }) => give({ name: name || null })}
      />
    </>
  );
}

interface WhoseProps {
  but: string;
  isMoving: boolean;
  onChoose: (id: string) => void;
}

function Whose({ but, isMoving, onChoose }: WhoseProps) {
  return (
    <CustomerSearch but={but} showsAll>
      {(found: Customer) => (
        <CustomerChoice
          customer={found}
          label="Move to"
          pending={isMoving}
          onChoose={({ id }) => onChoose(id)}
        />
      )}
    </CustomerSearch>
  );
}

interface ChoicesProps {
  contactId: string;
  history: HistoryEntry[];
  items: MovedItem[];
  onChange: (items: MovedItem[]) => void;
}

/** Show everything of a customer that can be moved, each to be ticked. A withdrawal is moved with its order. */
function Choices({ contactId, history, items, onChange }: ChoicesProps) {
  const { data } = useQuotes(`contactId=${contactId}`);
  const quotes = (data?.quotes ?? []).map(({ id, number }) => ({
    kind: "quote" as const,
    id,
    name: `Quote ${sayNumber(number)}`,
  }));
  const sent = history.flatMap((entry) =>
    entry.kind === "withdrawal" ? [] : [{ kind: entry.kind, id: entry.id, name: nameEntry(entry) }],
  );
  const rows = [...quotes, ...sent];
  if (rows.length === 0) return <p className="text-muted">Nothing to move yet.</p>;
  return (
    <ul aria-label="Orders, quotes, jobs and enquiries">
      {rows.map(({ kind, id, name }) => (
        <li key={id} className="border-line border-t first:border-t-0">
          <Checkbox
            label={name}
            className="wrap-anywhere w-full"
            checked={items.some((each) => each.id === id)}
            onChange={({ target }) =>
              onChange([...items.filter((each) => each.id !== id), ...(target.checked ? [{ kind, id }] : [])])
            }
          />
        </li>
      ))}
    </ul>
  );
}
