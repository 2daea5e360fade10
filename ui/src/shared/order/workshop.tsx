import { useSettings } from "@/shared/api/use-settings";

const LINK = "underline-offset-4 hover:underline";

/** Show the workshop's postal address, hours and contact. Blank details are not shown. */
export function Workshop() {
  const { businessName, address, hours, phone, email } = useSettings();
  return (
    <div className="flex flex-col gap-3">
      <address className="not-italic">
        <p className="font-semibold">{businessName}</p>
        {address && <p className="whitespace-pre-line">{address}</p>}
        {phone && (
          <p>
            <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={LINK}>
              {phone}
            </a>
          </p>
        )}
        {email && (
          <p>
            <a href={`mailto:${email}`} className={LINK}>
              {email}
            </a>
          </p>
        )}
      </address>
      {hours.length > 0 && (
        <ul className="wrap-anywhere text-muted tabular">
          {hours.map((line) => (
            <li key={line.days}>
              {line.days} {line.hours}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
