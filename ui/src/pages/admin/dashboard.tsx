import { AdminPage } from "@/shared/admin/admin-page";

export default function DashboardPage() {
  return <AdminPage title="dashboard">Later</AdminPage>;
}
