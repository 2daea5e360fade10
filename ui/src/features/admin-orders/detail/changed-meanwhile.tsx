import { Button } from "@/shared/ui/button";
import type { AdminOrder } from "../order-types";
import { differences, type OrderDraft } from "./order-draft";

interface ChangedMeanwhileProps {
  base: AdminOrder;
  fresh: AdminOrder;
  draft: OrderDraft;
  onReload: (fresh: AdminOrder) => void;
  onClose: () => void;
}

/** Show that somebody else was quicker: both values of what differs, and a button that continues from theirs. */
export function ChangedMeanwhile({ base, fresh, draft, onReload, onClose }: ChangedMeanwhileProps) {
  return (
    <div role="alert" className="flex flex-col items-start gap-3 border-danger border-l-2 pl-3">
      <p className="font-semibold text-danger">This order was changed meanwhile</p>
      <dl className="flex w-full flex-col gap-2">
        {differences(base, fresh, draft).map(({ name, now, yours }) => (
          <div key={name} className="wrap-anywhere">
            <dt className="font-semibold">{name}</dt>
            <dd>Now: {now}</dd>
            <dd className="text-muted">Yours: {yours}</dd>
          </div>
        ))}
      </dl>
      {fresh.canBeCorrected ? (
        <Button size="small" onClick={() => onReload(fresh)}>
          Reload
        </Button>
      ) : (
        <>
          <p>It can no longer be corrected.</p>
          <Button size="small" onClick={onClose}>
            Show the order
          </Button>
        </>
      )}
    </div>
  );
}
