import { AdminPage } from "@/shared/admin/admin-page";

export default function CategoriesPage() {
  return <AdminPage title="categories">Later</AdminPage>;
}
