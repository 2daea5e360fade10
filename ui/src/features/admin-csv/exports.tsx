import { DownloadLink } from "@/shared/admin/download-link";

const EXPORTS = [
  {
    name: "products",
    label: "Products",
    text: "Every field, with the models each one fits. You can import it again.",
  },
  {
    name: "fitment",
    label: "Fitment",
    text: "The vehicles of every product, one per line. You can import it again.",
  },
  { name: "orders", label: "Orders", text: "Customer, totals, status and what was bought." },
  { name: "enquiries", label: "Enquiries", text: "Every enquiry from the contact form." },
];

export function Exports() {
  return (
    <ul className="max-w-form border-line border-t">
      {EXPORTS.map(({ name, label, text }) => (
        <li key={name} className="flex items-center gap-4 border-line border-b py-2.5">
          <div className="mr-auto">
            <h3 className="font-sans font-semibold">{label}</h3>
            <p className="text-muted">{text}</p>
          </div>
          <DownloadLink
            href={`/api/admin/export/${name}.csv`}
            failure={`Failed to export the ${name}`}
            label={`Download ${name}.csv`}
          >
            CSV
          </DownloadLink>
        </li>
      ))}
    </ul>
  );
}

/** Describe the format of a product file in a few sentences. */
export function FileFormat() {
  return (
    <div className="flex flex-col gap-2">
      <p>
        Add and change many products at once. The easiest way to get the right format:{" "}
        <a
          href="/api/admin/export/products.csv"
          download
          className="text-text underline underline-offset-4 hover:text-accent"
        >
          export the products first
        </a>
        , change the file, then import it here.
      </p>
      <p>
        The first line names the fields; for a file from another program you choose what each column is. A
        line belongs to the product with the same address; an empty cell leaves a field as it is, and products
        that are not in the file stay.
      </p>
      <p>
        The file also says when it was exported: stock that has changed since then is left alone, unless you
        say otherwise.
      </p>
      <p>Either all lines are imported or none. You see what each line will do first.</p>
    </div>
  );
}

/** Describe the format of a fitment file in a few sentences. */
export function FitmentFormat() {
  return (
    <div className="flex flex-col gap-2">
      <p>
        One line for each vehicle that a product fits: the product's address or part number, brand and model,
        then years, engines, a note and whether the note is a condition. For a file from another program you
        say what its columns are. The easiest way to get the right format:{" "}
        <a
          href="/api/admin/export/fitment.csv"
          download
          className="text-text underline underline-offset-4 hover:text-accent"
        >
          export the fitment first
        </a>
        .
      </p>
      <p>
        Products that are not in the file stay as they are. Either all lines are imported or none, at most
        20,000 at once.
      </p>
    </div>
  );
}
