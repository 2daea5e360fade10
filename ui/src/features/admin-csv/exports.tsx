import { DownloadLink } from "@/shared/admin/download-link";

const EXPORTS = [
  {
    name: "products",
    label: "Products",
    text: "Every field, with the models that each fits. Can be imported again.",
  },
  { name: "orders", label: "Orders", text: "Customer, sums, status and what was bought." },
  { name: "enquiries", label: "Enquiries", text: "Every message of the contact form." },
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
