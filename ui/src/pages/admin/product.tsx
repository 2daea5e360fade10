import { AdminPage } from "@/shared/admin/admin-page";

export default function ProductPage() {
  return <AdminPage title="product">Later</AdminPage>;
}
