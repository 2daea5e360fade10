import type { ReactNode } from "react";
import { serviceName } from "@/shared/admin/enquiry/service-name";
import { Link } from "@/shared/ui/link";
import type { Enquiry } from "../use-enquiries";

const LINK = "text-accent underline underline-offset-4 hover:text-accent-hover";

/** Show the sender, and the quote, vehicle, part and service of the message. */
export function WriterDetails({ enquiry }: { enquiry: Enquiry }) {
  const { email, phone, vehicleType, vehicle, serviceInterest, productId, part, preferredDay } = enquiry;
  const { about, quoteId, jobId } = enquiry;
  return (
    <dl className="-mt-3 flex flex-wrap gap-x-6 gap-y-1">
      {about && (
        <Detail name="About">
          <Link to={quoteId ? `/admin/quotes/${quoteId}` : `/admin/jobs/${jobId}`} className={LINK}>
            {about}
          </Link>
        </Detail>
      )}
      {email && (
        <Detail name="E-mail">
          <a href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`} className={LINK}>
            {email}
          </a>
        </Detail>
      )}
      {phone && (
        <Detail name="Phone">
          <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={LINK}>
            {phone}
          </a>
        </Detail>
      )}
      {(vehicle || vehicleType) && (
        <Detail name="Vehicle">{[...new Set([vehicle, vehicleType])].filter(Boolean).join(" · ")}</Detail>
      )}
      {part && (
        <Detail name="Part">
          <Link to={`/admin/products/${productId}`} className={LINK}>
            {part}
          </Link>
        </Detail>
      )}
      {preferredDay && (
        <Detail name="Preferred day">
          <time dateTime={preferredDay}>{dayInWords(preferredDay)}</time>
        </Detail>
      )}
      {serviceInterest && <Detail name="Service">{serviceName(serviceInterest)}</Detail>}
    </dl>
  );
}

/** Return "Tuesday, 24 November 2026". */
function dayInWords(day: string): string {
  return new Intl.DateTimeFormat("en-IE", { dateStyle: "full", timeZone: "UTC" }).format(new Date(day));
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
