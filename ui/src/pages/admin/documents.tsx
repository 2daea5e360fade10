import { useSearchParams } from "react-router-dom";
import { archiveOf, readFilter } from "@/features/admin-documents/documents-filter";
import { DocumentsList } from "@/features/admin-documents/documents-list";
import { AdminPage } from "@/shared/admin/admin-page";
import { DownloadLink } from "@/shared/admin/download-link";

export default function DocumentsPage() {
  const [params] = useSearchParams();
  const filter = readFilter(params);
  return (
    <AdminPage
      title="Invoices"
      actions={
        <DownloadLink href={archiveOf(filter)} failure="Failed to download the documents">
          {filter.from || filter.to ? "Download this period (zip)" : "Download all (zip)"}
        </DownloadLink>
      }
    >
      <DocumentsList filter={filter} />
    </AdminPage>
  );
}
