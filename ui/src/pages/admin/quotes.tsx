import { useSearchParams } from "react-router-dom";
import { QuotesList } from "@/features/admin-quotes/quotes-list";
import { AdminPage } from "@/shared/admin/admin-page";
import { NewQuote } from "@/shared/admin/quotes/new-quote";

export default function QuotesPage() {
  const [params, setParams] = useSearchParams();
  return (
    <AdminPage title="Quotes" actions={<NewQuote />}>
      <QuotesList
        search={params.get("search") ?? ""}
        status={params.get("status") ?? ""}
        page={Math.max(1, Number.parseInt(params.get("page") ?? "1", 10) || 1)}
        onFilter={({ search, status }) =>
          setParams(
            { ...(search && { search }), ...(status && { status }) },
            { replace: true, state: { keepScroll: true } },
          )
        }
      />
    </AdminPage>
  );
}
