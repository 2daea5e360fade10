import { Exports, FileFormat, FitmentFormat } from "@/features/admin-csv/exports";
import { FileImport } from "@/features/admin-csv/file-import";
import { FITMENT, PRODUCTS } from "@/features/admin-csv/file-kinds";
import { AdminPage } from "@/shared/admin/admin-page";
import { FormSection } from "@/shared/admin/forms/form-section";

export default function ImportExportPage() {
  return (
    <AdminPage title="Import and export">
      <FormSection
        id="export"
        title="Export"
        description="As CSV files, for a spreadsheet or your bookkeeping."
      >
        <Exports />
      </FormSection>
      <FormSection id="import" title="Import products" description={<FileFormat />}>
        <FileImport kind={PRODUCTS} />
      </FormSection>
      <FormSection id="import-fitment" title="Import fitment" description={<FitmentFormat />}>
        <FileImport kind={FITMENT} />
      </FormSection>
    </AdminPage>
  );
}
