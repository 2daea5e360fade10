interface BookedDayProps {
  token: string;
  /** The workshop's postal address, blank where none is set. */
  address: string;
}

const MAP = "https://www.google.com/maps/search/?api=1&query=";
const LINK = "self-start underline underline-offset-4 hover:text-accent";

/** Offer the day as a file for a calendar, and show the way to the workshop. */
export default function BookedDay({ token, address }: BookedDayProps) {
  const lines = address.split("\n").map((line) => line.trim());
  const way = lines.filter(Boolean).join(", ");
  return (
    <>
      <a href={`/api/jobs/${encodeURIComponent(token)}/day.ics`} className={LINK}>
        Add it to your calendar
      </a>
      {way && (
        <p className="wrap-anywhere text-muted">
          {`${way} · `}
          <a href={`${MAP}${encodeURIComponent(way)}`} target="_blank" rel="noreferrer" className={LINK}>
            Map
          </a>
        </p>
      )}
    </>
  );
}
