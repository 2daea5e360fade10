import { useQuery } from "@tanstack/react-query";
import { CalendarClock } from "lucide-react";
import { useCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";

const KEY = apiKey("/api/admin/clock");
/** It is read again, because a clock that is set right meanwhile needs no answer any more. */
const LOOK_AGAIN_MS = 60_000;
const longDay = new Intl.DateTimeFormat("en-IE", { dateStyle: "full" });

/** Warn above every screen while the PC's date is in doubt and nothing old is deleted. */
export function ClockBanner() {
  const { data: clock } = useQuery({ ...reading(KEY), refetchInterval: LOOK_AGAIN_MS });
  const confirm = useConfirmDate();
  if (!clock?.isHeld || !clock.lastRunAt) return null;
  return (
    <aside
      aria-label="The date of this PC"
      className="border-warn border-b-2 bg-raised text-small print:hidden"
    >
      <div className="page-width flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
        <Icon of={CalendarClock} className="text-warn" />
        <p className="flex-1 basis-56">
          <strong>This PC says today is {longDay.format(new Date(clock.now))}.</strong> The shop last ran on{" "}
          {longDay.format(new Date(clock.lastRunAt))}, so nothing old is deleted until you say that the date
          is right.
        </p>
        <Button size="small" pending={confirm.isPending} onClick={() => confirm.mutate()}>
          The date is right
        </Button>
      </div>
    </aside>
  );
}

function useConfirmDate() {
  return useCall(() => request("/api/admin/clock/confirm", { method: "POST" }), {
    failure: "Failed to confirm the date",
    keep: KEY,
  });
}
