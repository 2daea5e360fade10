import { FileDown } from "lucide-react";
import type { SingleProduct } from "@/shared/api/types";
import { formatSize } from "@/shared/lib/file-size";
import { Icon } from "@/shared/ui/icon";

/** List the PDFs of a product, such as its fitting guide, to be downloaded. */
export default function ProductDocuments({ documents }: Pick<SingleProduct, "documents">) {
  return (
    <section aria-labelledby="documents" className="mt-16 border-line border-t pt-8">
      <h2 id="documents" className="headline mb-4 text-h3">
        Documents
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {documents.map(({ name, url, size }) => (
          <li key={url}>
            <a
              href={url}
              download={`${name}.pdf`}
              className="flex min-h-14 items-center gap-3 rounded-control border border-line bg-surface px-4 py-2 hover:border-accent"
            >
              <Icon of={FileDown} className="size-5 shrink-0 text-subtle" />
              <span className="wrap-anywhere min-w-0 flex-1 font-semibold">{name}</span>
              <span className="whitespace-nowrap text-muted text-small">PDF, {formatSize(size)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
