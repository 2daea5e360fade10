import "./today.css";
import { TodayBoard, TodaySkeleton } from "@/features/admin-today/today-board";
import { useToday } from "@/features/admin-today/use-today";
import { AdminPage } from "@/shared/admin/admin-page";
import { Loaded } from "@/shared/admin/loaded";

const day = new Intl.DateTimeFormat("en-IE", { weekday: "long", day: "numeric", month: "long" });

export default function TodayPage() {
  return (
    <AdminPage title="Today" actions={<p className="text-muted">{day.format(new Date())}</p>}>
      <Loaded query={useToday()} failure="Today could not be loaded." skeleton={<TodaySkeleton />}>
        {(today) => <TodayBoard today={today} />}
      </Loaded>
    </AdminPage>
  );
}
