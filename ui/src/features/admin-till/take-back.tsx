import { type FormEvent, useState } from "react";
import { DialogForm, FormDialog } from "@/shared/admin/forms/form-dialog";
import { TextInput } from "@/shared/admin/forms/inputs";
import { Segments } from "@/shared/admin/forms/segments";
import { METHOD_NAMES } from "@/shared/admin/money/payment-words";
import { serverMessage } from "@/shared/api/api-error";
import { formatCents, formatPrice, toCents } from "@/shared/lib/money";
import { formatTime } from "@/shared/lib/time/format-time";
import { Button } from "@/shared/ui/button";
import { Stepper } from "@/shared/ui/controls/stepper";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import { WAYS, type Way } from "./sale/settle-payment";
import { type EarlierSale, findSale, type TakenBack, useTakeBack } from "./use-till";

interface TakeBackProps {
  onTaken: (taken: TakenBack) => void;
  onClose: () => void;
}

/** Take pieces of an earlier sale back, by the number on its receipt. */
export function TakeBack({ onTaken, onClose }: TakeBackProps) {
  const [sale, setSale] = useState<EarlierSale>();
  const title = sale ? `Take back of order ${sale.orderNumber}` : "Take back";
  return (
    <FormDialog open onClose={onClose} title={title} className="md:max-w-[36rem]">
      {sale ? <Pieces sale={sale} onTaken={onTaken} /> : <FindSale onFound={setSale} />}
    </FormDialog>
  );
}

function FindSale({ onFound }: { onFound: (sale: EarlierSale) => void }) {
  const [number, setNumber] = useState("");
  const [refusal, setRefusal] = useState<string>();
  const find = async (event: FormEvent) => {
    event.preventDefault();
    await findSale(number.trim()).then(onFound, (error) =>
      setRefusal(serverMessage(error) ?? "The sale could not be looked up. Please try again."),
    );
  };
  return (
    <form noValidate onSubmit={find} className="grid gap-4">
      <TextInput
        label="Number on the receipt"
        hint="Or the order’s number"
        error={refusal}
        autoComplete="off"
        maxLength={60}
        value={number}
        onValue={(text) => {
          setNumber(text);
          setRefusal(undefined);
        }}
      />
      <Button type="submit" variant="primary" className="justify-self-end">
        Find the sale
      </Button>
    </form>
  );
}

function Pieces({ sale, onTaken }: { sale: EarlierSale } & Pick<TakeBackProps, "onTaken">) {
  const [pieces, setPieces] = useState<Record<string, number>>({});
  const [method, setMethod] = useState<Way>("cash");
  const [isRestocked, setRestocked] = useState(true);
  const [reason, setReason] = useState("");
  const take = useTakeBack(sale.id, onTaken);
  const left = sale.lines.filter((line) => line.left > 0);
  const items = left
    .map(({ id }) => ({ itemId: id, quantity: pieces[id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);
  if (left.length === 0) return <p>Everything of this sale came back already.</p>;
  const save = () =>
    items.length > 0
      ? take.mutateAsync({
          items,
          method,
          restock: isRestocked,
          reason: reason.trim(),
          updatedAt: sale.updatedAt,
        })
      : undefined;
  return (
    <DialogForm onSave={save} saveLabel={`Pay back ${aboutOf(sale, pieces)}`} disabled={items.length === 0}>
      <p className="text-muted">{`${formatTime(sale.createdAt)} · ${formatPrice(sale.total)} · ${sale.customerName}`}</p>
      <ul className="grid gap-2">
        {left.map((line) => (
          <li key={line.id} className="flex flex-wrap items-center justify-between gap-3">
            <span className="wrap-anywhere min-w-0 flex-1">{line.name}</span>
            <Stepper
              label={`Pieces of ${line.name}`}
              value={pieces[line.id] ?? 0}
              min={0}
              max={line.left}
              onChange={(count) => setPieces({ ...pieces, [line.id]: count })}
            />
            <span className="w-16 text-muted">{`of ${line.left}`}</span>
          </li>
        ))}
      </ul>
      <div className="grid gap-1.5">
        <span aria-hidden className="font-semibold text-small">
          Paid back by
        </span>
        <Segments<Way>
          label="Paid back by"
          options={WAYS.map((way) => ({ value: way, label: METHOD_NAMES[way] }))}
          value={method}
          onChange={setMethod}
        />
      </div>
      <Checkbox
        label="Put the pieces back into stock"
        checked={isRestocked}
        onChange={({ target }) => setRestocked(target.checked)}
      />
      <TextInput
        label="Reason"
        optional
        autoComplete="off"
        maxLength={400}
        value={reason}
        onValue={setReason}
      />
    </DialogForm>
  );
}

/** Return what the chosen pieces cost, to the cent that the server will pay back for the last ones. */
function aboutOf(sale: EarlierSale, pieces: Record<string, number>): string {
  const cents = sale.lines.map(({ id, left, price }) => {
    const count = pieces[id] ?? 0;
    return left > 0 ? Math.round((toCents(price) * count) / left) : 0;
  });
  return formatCents(cents.reduce((sum, each) => sum + each, 0));
}
