import { CopyButton } from "@/shared/ui/controls/copy-button";
import { groupIban } from "./group-iban";
import { sayTransfer, type Transfer } from "./transfer-words";

type Code = NonNullable<Transfer["code"]>;

/** The code has so many light squares around it, which readers need. */
const MARGIN = 4;

interface TransferAccountProps {
  transfer: Omit<Transfer, "what" | "amount">;
  /** Another way to pay stands above. */
  isOneOfSeveral?: boolean;
}

/** Show the account of a transfer: account and reference to copy, and the code that a bank's app reads. */
export default function TransferAccount({ transfer, isOneOfSeveral = false }: TransferAccountProps) {
  const { iban, accountName, reference, code } = transfer;
  const rows = [
    { name: "IBAN", text: groupIban(iban), copied: iban },
    { name: "Account name", text: accountName, copied: accountName },
    { name: "Reference", text: reference, copied: reference },
  ];
  return (
    <>
      <p className="text-muted">{sayTransfer(reference, isOneOfSeveral)}</p>
      <div className="flex flex-col gap-5">
        <dl className="flex flex-col gap-3">
          {rows.map(({ name, text, copied }) => (
            <div key={name} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4">
              <dt className="text-muted text-small">{name}</dt>
              <dd className="wrap-anywhere row-start-2 font-semibold tabular">{text}</dd>
              <dd className="screen-only col-start-2 row-span-2 row-start-1">
                <CopyButton text={copied} label={<CopyWords name={name} />} />
              </dd>
            </div>
          ))}
        </dl>
        {code && <TransferCode code={code} />}
      </div>
    </>
  );
}

function TransferCode({ code: { size, path } }: { code: Code }) {
  const wide = size + 2 * MARGIN;
  return (
    <div className="flex flex-wrap items-center gap-4">
      <svg
        role="img"
        aria-label="QR code of this transfer"
        viewBox={`${-MARGIN} ${-MARGIN} ${wide} ${wide}`}
        shapeRendering="crispEdges"
        className="size-40 shrink-0"
      >
        <rect x={-MARGIN} y={-MARGIN} width={wide} height={wide} fill="#fff" />
        <path d={path} fill="#000" />
      </svg>
      <p className="min-w-0 flex-1 basis-40 text-muted text-small">
        Scan this code in your bank's app: account, amount and reference are filled in.
      </p>
    </div>
  );
}

function CopyWords({ name }: { name: string }) {
  return (
    <>
      Copy<span className="sr-only"> {name}</span>
    </>
  );
}
