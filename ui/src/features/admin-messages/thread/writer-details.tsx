import type { ReactNode } from "react";
import { serviceName } from "../service-name";
import type { Enquiry } from "../use-enquiries";

const LINK = "text-accent underline underline-offset-4 hover:text-accent-hover";

/** Who wrote, and about which vehicle and service. */
export function WriterDetails({ enquiry }: { enquiry: Enquiry }) {
  const { email, phone, vehicleType, serviceInterest } = enquiry;
  return (
    <dl className="-mt-3 flex flex-wrap gap-x-6 gap-y-1">
      <Detail name="E-mail">
        <a href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`} className={LINK}>
          {email}
        </a>
      </Detail>
      {phone && (
        <Detail name="Phone">
          <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={LINK}>
            {phone}
          </a>
        </Detail>
      )}
      {vehicleType && <Detail name="Vehicle">{vehicleType}</Detail>}
      {serviceInterest && <Detail name="Service">{serviceName(serviceInterest)}</Detail>}
    </dl>
  );
}

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex gap-2">
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
