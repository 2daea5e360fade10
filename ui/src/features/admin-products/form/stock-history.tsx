import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Loaded } from "@/shared/admin/loaded";
import { DataTable } from "@/shared/admin/table/data-table";
import type { TableColumn } from "@/shared/admin/table/table-column";
import { TimeText } from "@/shared/admin/time-text";
import type { StockMove, StockMoves } from "@/shared/admin/types";
import { apiKey, reading } from "@/shared/api/query-client";
import { Button } from "@/shared/ui/button";
import { Link } from "@/shared/ui/link";
import { Skeleton } from "@/shared/ui/skeleton";
import { FoldedPanel } from "./folded-panel";
import { describeReason, signed } from "./stock-words";

/** Show by how much the stock of a product changed, when and why. It is read when it is opened. */
export function StockHistory({ id }: { id: string }) {
  return (
    <FoldedPanel title="Stock history" filled={false}>
      <Moves id={id} />
    </FoldedPanel>
  );
}

function Moves({ id }: { id: string }) {
  const [page, setPage] = useState(1);
  const moves = useQuery({
    ...reading(apiKey(`/api/admin/products/${id}/stock-moves?page=${page}`)),
    placeholderData: keepPreviousData,
    // Orders change a stock without this page, so what was read before may be outdated.
    gcTime: 0,
  });
  return (
    <Loaded
      query={moves}
      failure="The stock history could not be read."
      skeleton={<Skeleton className="h-40" />}
    >
      {(answer) => <MovePage answer={answer} onPage={setPage} />}
    </Loaded>
  );
}

interface MovePageProps {
  answer: StockMoves;
  onPage: (page: number) => void;
}

function MovePage({ answer: { moves, total, page, pageSize }, onPage }: MovePageProps) {
  if (total === 0) return <p className="text-muted">This stock has not changed yet.</p>;
  const first = (page - 1) * pageSize + 1;
  return (
    <>
      <DataTable label="Stock changes" columns={COLUMNS} rows={moves} rowKey={({ id }) => String(id)} />
      {total > pageSize && (
        <nav aria-label="Pages of the stock history" className="flex flex-wrap items-center gap-3">
          <p role="status" className="mr-auto text-muted tabular">
            {`${first}–${first + moves.length - 1} of ${total}`}
          </p>
          <Button size="small" disabled={page === 1} onClick={() => onPage(page - 1)}>
            Newer
          </Button>
          <Button size="small" disabled={page * pageSize >= total} onClick={() => onPage(page + 1)}>
            Older
          </Button>
        </nav>
      )}
    </>
  );
}

const COLUMNS: TableColumn<StockMove>[] = [
  { key: "date", label: "Date", className: "md:w-40", cell: ({ createdAt }) => <TimeText of={createdAt} /> },
  { key: "reason", label: "Why", cell: (move) => <Reason {...move} /> },
  {
    key: "change",
    label: "Change",
    align: "end",
    className: "md:w-24",
    cell: ({ change }) => signed(change),
  },
  { key: "stock", label: "New stock", align: "end", className: "md:w-28", cell: ({ stock }) => stock },
];

function Reason(move: StockMove) {
  const reason = describeReason(move);
  const words = move.optionName ? `${reason}: ${move.optionName}` : reason;
  const to = move.orderNumber
    ? `/admin/orders/${move.orderId}`
    : move.jobNumber && `/admin/jobs/${move.jobId}`;
  if (!to) return words;
  return (
    <Link to={to} className="underline underline-offset-4">
      {words}
    </Link>
  );
}
