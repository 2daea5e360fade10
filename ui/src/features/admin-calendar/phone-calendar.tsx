import { useQuery } from "@tanstack/react-query";
import { CalendarSync } from "lucide-react";
import { useState } from "react";
import { Loaded } from "@/shared/admin/loaded";
import { useCodePicture } from "@/shared/admin/upload/use-code-picture";
import { useCall } from "@/shared/admin/use-call";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import { Button } from "@/shared/ui/button";
import { CopyButton } from "@/shared/ui/controls/copy-button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import { Icon } from "@/shared/ui/icon";
import { Input } from "@/shared/ui/input";
import { Link } from "@/shared/ui/link";
import { Skeleton } from "@/shared/ui/skeleton";

type PhoneCalendar = components["schemas"]["PhoneCalendarView"];

const PATH = "/api/admin/calendar/phone";
const KEY = apiKey(PATH);

/** Open the dialog by which a phone's calendar shows the bays' appointments. */
export function PhoneCalendarButton() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button size="small" variant="ghost" onClick={() => setOpen(true)}>
        <Icon of={CalendarSync} className="size-4" />
        On your phone…
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title="The calendar on your phone"
        description="Your phone's calendar app reads the appointments of all bays about once an hour. It cannot change them."
      >
        <PhoneCalendarSteps onClose={close} />
      </Dialog>
    </>
  );
}

function PhoneCalendarSteps({ onClose }: { onClose: () => void }) {
  const query = useQuery(reading(KEY));
  const { setUp, renew, switchOff } = usePhoneCalendar();
  const isPending = setUp.isPending || renew.isPending || switchOff.isPending;
  return (
    <Loaded query={query} failure="The address could not be read." skeleton={<Skeleton className="h-40" />}>
      {(phone) => (
        <div className="flex flex-col gap-4">
          {phone.on && <Address phone={phone} />}
          {phone.on && (
            <Checkbox
              label="With customers' names and cars, not only their initials"
              checked={setUp.isPending ? setUp.variables : phone.names}
              onChange={({ target }) => setUp.mutate(target.checked)}
            />
          )}
          <p className="text-muted">
            {!phone.on &&
              "Each job is shown with its number and the customer's initials, unless you choose otherwise. "}
            A time without a job is shown with the title that you gave it.
          </p>
          <div className="dialog-buttons">
            {phone.on && (
              <>
                <Button variant="danger" disabled={isPending} onClick={() => switchOff.mutate()}>
                  Switch off
                </Button>
                <Button disabled={isPending} onClick={() => renew.mutate()}>
                  New address
                </Button>
              </>
            )}
            <Button onClick={onClose}>Close</Button>
            {!phone.on && (
              <Button variant="primary" pending={isPending} onClick={() => setUp.mutate(false)}>
                Make an address
              </Button>
            )}
          </div>
        </div>
      )}
    </Loaded>
  );
}

function Address({ phone: { address, qr } }: { phone: PhoneCalendar }) {
  if (!address || !qr) {
    return (
      <p className="text-warn">
        No phone can reach it yet: the shop has no public address.{" "}
        <Link to="/admin/online" className="underline underline-offset-4">
          Go online
        </Link>
      </p>
    );
  }
  return (
    <div className="grid gap-4 sm:grid-cols-[auto_1fr]">
      <Code svg={qr} />
      <div className="flex min-w-0 flex-col items-start gap-3">
        <p>
          iPhone: point the camera at the code and subscribe. Android: copy the address, open Google Calendar
          on a computer, and paste it under “Other calendars”, “From URL”.
        </p>
        <Input
          readOnly
          aria-label="Address of the calendar"
          value={address}
          onFocus={({ target }) => target.select()}
        />
        <CopyButton text={address} label="Copy address" />
        <p className="text-muted">
          Whoever has this address sees your appointments. If a phone is lost, make a new address.
        </p>
      </div>
    </div>
  );
}

function Code({ svg }: { svg: string }) {
  return (
    <img
      src={useCodePicture(svg)}
      alt="QR code of the calendar's address"
      width={176}
      height={176}
      className="size-44 rounded-card bg-white"
    />
  );
}

function usePhoneCalendar() {
  const setUp = useCall((names: boolean) => request(PATH, { method: "PUT", body: { names } }), {
    failure: "Failed to change the calendar's address",
    keep: KEY,
  });
  const renew = useCall(() => request(`${PATH}/renew`, { method: "POST" }), {
    failure: "Failed to make a new address",
    keep: KEY,
    success: { title: "New address made", description: "Phones with the address before get nothing more." },
  });
  const switchOff = useCall(() => request(PATH, { method: "DELETE" }), {
    failure: "Failed to switch off the calendar's address",
    keep: KEY,
    success: { title: "Switched off", description: "No phone reads the calendar any more." },
  });
  return { setUp, renew, switchOff };
}
