import { useEffect, useRef, useState } from "react";
import type { Part } from "@/shared/admin/parts/find-parts";
import { MissedNumbers } from "@/shared/admin/scanner/missed-numbers";
import { useScanner } from "@/shared/admin/scanner/use-scanner";
import { PrintOut } from "../print-out";
import { type Till, useCountIn } from "../use-till";
import { AddNumber } from "./add-number";
import { PrintedReceipt } from "./printed-receipt";
import { SaleSide } from "./sale-side";
import { ScanField } from "./scan-field";
import { hasWrongOff, markedLine, withLine, withPart, withQuantity, withTimes, withWork } from "./till-draft";
import { TillLines } from "./till-lines";
import { type Counter, useCounter } from "./use-counter";
import { pressInField, useTillKeys } from "./use-till-keys";
import { WhichVehicle } from "./which-vehicle";

/** Sell over the counter: the field and the lines on the left, the total and the payment on the right. */
export function SaleScreen({ till }: { till: Till }) {
  const field = useRef<HTMLInputElement>(null);
  const counter = useCounter(till, field);
  const [unknown, setUnknown] = useState<string>();
  const { change, scans } = counter;
  const addPart = (part: Part) => change((now) => withPart(now, part));
  useScanner(field, scans.scan);
  useTillKeys(counter);
  // Also after the dialog, which gives the focus back to a button that is gone.
  useEffect(() => {
    if (unknown === undefined) counter.focus();
  }, [unknown]);
  return (
    <div className="till">
      <div className="flex min-w-0 flex-col gap-4">
        <ScanField
          field={field}
          vehicle={counter.vehicle}
          onNumber={scans.scan}
          onPart={addPart}
          onWork={(line) => change((now) => withWork(now, line))}
          onTimes={(quantity) => scans.after(() => change((now) => withTimes(now, quantity)))}
          onKey={(key) => pressInField(counter, key)}
        />
        <MissedNumbers missed={scans.missed} onAdd={setUnknown} onForget={scans.forget} />
        <Lines counter={counter} />
        <WhichVehicle vehicle={counter.vehicle} onChange={counter.chooseVehicle} />
      </div>
      <SaleSide till={till} counter={counter} />
      {unknown !== undefined && (
        <AddNumber
          number={unknown}
          onAdded={(part) => {
            scans.forget(unknown);
            addPart(part);
            setUnknown(undefined);
          }}
          onClose={() => setUnknown(undefined)}
        />
      )}
      <Print counter={counter} />
    </div>
  );
}

function Lines({ counter }: { counter: Counter }) {
  const { draft, change, mark, paying } = counter;
  const countIn = useCountIn();
  if (draft.lines.length === 0) {
    return (
      <>
        <p role="status" className="empty:hidden">
          {draft.early === undefined
            ? ""
            : `${draft.early}* sets the quantity of a part, and there is none yet. Scan the part first, then type ${draft.early}*.`}
        </p>
        {draft.early === undefined && (
          <p className="text-muted">
            Scan a part to begin. Then 3* and Enter sets its quantity, + and − change it, ↑ and ↓ choose
            another line.
          </p>
        )}
      </>
    );
  }
  return (
    <TillLines
      lines={draft.lines}
      totals={paying.totals.data?.lines}
      isOffWrong={hasWrongOff(draft)}
      marked={markedLine(draft)?.key}
      onMark={mark}
      onDone={counter.focus}
      onChange={(key, changes) => change((now) => withLine(now, key, changes))}
      onQuantity={(key, quantity) => change((now) => withQuantity(now, key, quantity))}
      onCountIn={(id, pieces) => countIn.mutate({ id, pieces })}
    />
  );
}

/** Print the receipt of the sale that was just made. */
function Print({ counter: { done, receipt } }: { counter: Counter }) {
  if (!receipt.isPrinting || !done?.sold.receipt) return null;
  const { given, sold } = done;
  return (
    <PrintOut paper={receipt.paper} onDone={receipt.printed}>
      <PrintedReceipt
        receipt={sold.receipt as NonNullable<typeof sold.receipt>}
        cash={given ? { given, change: sold.change } : undefined}
      />
    </PrintOut>
  );
}
