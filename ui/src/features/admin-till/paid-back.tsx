import { useState } from "react";
import { formatPrice } from "@/shared/lib/money";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { PrintOut } from "./print-out";
import { PrintedReceipt } from "./sale/printed-receipt";
import { storedReceipt } from "./sale/receipt-choice";
import type { TakenBack } from "./use-till";

type Paper = "roll" | "sheet";
const HOW: Record<string, string> = { cash: " in cash", terminal: " by card", transfer: " by transfer" };

/** Say what the customer gets back, and print it: at once where receipts are printed. */
export function PaidBack({ taken, onClose }: { taken: TakenBack; onClose: () => void }) {
  const { amount, method, creditNote, paper } = taken;
  const [printing, setPrinting] = useState(() => (paper ? paperOf(storedReceipt()) : undefined));
  const title =
    Number(amount) > 0 ? `Pay back ${formatPrice(amount)}${HOW[method] ?? ""}` : "Nothing is paid back";
  return (
    <Dialog open onClose={onClose} title={title}>
      {creditNote && (
        <a
          href={`/api/admin/documents/${creditNote.id}.pdf`}
          target="_blank"
          rel="noopener"
          className="justify-self-start underline underline-offset-4"
        >
          {`Credit note ${creditNote.name}`}
          <span className="sr-only"> (PDF, opens in a new tab)</span>
        </a>
      )}
      {paper && <p>{`The customer’s paper is refund ${paper.number}.`}</p>}
      <div className="dialog-buttons">
        {paper && <Button onClick={() => setPrinting("roll")}>Print on 80 mm</Button>}
        {paper && <Button onClick={() => setPrinting("sheet")}>Print on A4</Button>}
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      </div>
      {paper && printing && (
        <PrintOut paper={printing} onDone={() => setPrinting(undefined)}>
          <PrintedReceipt receipt={paper} isRefund />
        </PrintOut>
      )}
    </Dialog>
  );
}

function paperOf(way: string): Paper | undefined {
  return way === "roll" || way === "sheet" ? way : undefined;
}
