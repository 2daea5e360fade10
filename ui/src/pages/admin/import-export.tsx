import { Exports, FileFormat } from "@/features/admin-csv/exports";

import { FitmentFormat, FitmentImport } from "@/features/admin-csv/fitment-import";
import { ProductImport } from "@/features/admin-csv/product-import";
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
        <ProductImport />
      </FormSection>
      <FormSection id="import-fitment" title="Import fitment" description={<FitmentFormat />}>
        <FitmentImport />
      </FormSection>
    </AdminPage>
  );
}
