import "./calendar.css";
import { useSearchParams } from "react-router-dom";
import type { View } from "@/features/admin-calendar/calendar-bar";
import { CalendarScreen } from "@/features/admin-calendar/calendar-screen";
import { PhoneCalendarButton } from "@/features/admin-calendar/phone-calendar";
import { AdminPage } from "@/shared/admin/admin-page";
import { isDay } from "@/shared/admin/forms/day-field";
import { workshopToday } from "@/shared/admin/workshop-day";

const VIEWS: View[] = ["day", "week", "month"];

export default function CalendarPage() {
  const [params, setParams] = useSearchParams();
  const asked = params.get("date") ?? "";
  const date = isDay(asked) ? asked : workshopToday();
  const view = VIEWS.find((each) => each === params.get("view")) ?? "week";
  const jobId = params.get("job");
  return (
    <AdminPage title="Calendar" actions={<PhoneCalendarButton />}>
      <CalendarScreen
        view={view}
        date={date}
        jobId={jobId}
        onGo={(to) => {
          const next = { view, date, jobId, ...to };
          setParams(
            { view: next.view, date: next.date, ...(next.jobId && { job: next.jobId }) },
            { replace: true, state: { keepScroll: true } },
          );
        }}
      />
    </AdminPage>
  );
}
