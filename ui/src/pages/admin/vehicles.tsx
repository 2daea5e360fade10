import { AdminPage } from "@/shared/admin/admin-page";

export default function VehiclesPage() {
  return <AdminPage title="vehicles">Later</AdminPage>;
}
