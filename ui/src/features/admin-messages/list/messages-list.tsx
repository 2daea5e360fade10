import { SearchX } from "lucide-react";
import { Button } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";
import type { Enquiry } from "../use-enquiries";
import { MessageRow } from "./message-row";
import { type Task, TaskRow } from "./task-row";

interface MessagesListProps {
  enquiries: Enquiry[];
  /** Withdrawals and mails that are listed with the messages. */
  tasks: Task[];
  openId: string | undefined;
  now: number;
  onShowAll: () => void;
}

/** List everything that waits, newest first. */
export function MessagesList({ enquiries, tasks, openId, now, onShowAll }: MessagesListProps) {
  const rows = [
    ...tasks.map((task) => ({ at: task.createdAt, row: <TaskRow key={task.id} task={task} /> })),
    ...enquiries.map((enquiry) => ({
      at: enquiry.createdAt,
      row: <MessageRow key={enquiry.id} enquiry={enquiry} isOpen={enquiry.id === openId} now={now} />,
    })),
  ];
  if (rows.length === 0) return <NothingFound onShowAll={onShowAll} />;
  return (
    <ul aria-label="Enquiries" className="border-line border-t">
      {rows.toSorted((a, b) => b.at.localeCompare(a.at)).map(({ row }) => row)}
    </ul>
  );
}

function NothingFound({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title="No enquiries found"
      action={
        <Button size="small" onClick={onShowAll}>
          Show all enquiries
        </Button>
      }
    />
  );
}
