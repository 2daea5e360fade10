import { AdminPage } from "@/shared/admin/admin-page";

export default function UploadPage() {
  return <AdminPage title="upload">Later</AdminPage>;
}
