import { QuotesList } from "@/features/admin-quotes/quotes-list";
import { AdminPage } from "@/shared/admin/admin-page";
import { NewQuote } from "@/shared/admin/quotes/new-quote";

export default function QuotesPage() {
  return (
    <AdminPage title="Quotes" actions={<NewQuote />}>
      <QuotesList />
    </AdminPage>
  );
}
