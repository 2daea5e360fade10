import { RecentUploads } from "@/features/admin-uploads/recent-uploads";
import { UploadPanel } from "@/features/admin-uploads/upload-panel";
import { AdminPage } from "@/shared/admin/admin-page";

export default function UploadPage() {
  return (
    <AdminPage title="Pictures">
      <UploadPanel />
      <RecentUploads />
    </AdminPage>
  );
}
