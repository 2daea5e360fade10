import { useSettings } from "@/shared/api/use-settings";

const LINK = "text-muted hover:text-text hover:underline underline-offset-4";

/** Show the contact details that the owner has filled in, and leave out blank ones. */
export function FooterContact() {
  const { phone, email, address, hours } = useSettings();
  return (
    <section aria-labelledby="footer-contact">
      <h2 id="footer-contact" className="eyebrow mb-3 font-sans text-subtle">
        Contact
      </h2>
      <ul className="flex flex-col gap-2 pt-1.5 text-muted">
        {address && <li className="whitespace-pre-line">{address}</li>}
        {phone && (
          <li>
            <a href={`tel:${phone.replace(/[^+\d]/g, "")}`} className={LINK}>
              {phone}
            </a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}`} className={LINK}>
              {email}
            </a>
          </li>
        )}
        {hours.map((line) => (
          <li key={line.days} className="wrap-anywhere tabular">
            {`${line.days} ${line.hours}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
