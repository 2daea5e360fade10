import { useLocation, useNavigate } from "react-router-dom";
import { SearchField } from "@/shared/admin/search-field";
import { queryOf, readFilter } from "./use-orders-filter";
import { useTypedSearch } from "./use-typed-search";

export function OrdersSearch({ search }: { search: string }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [text, setText] = useTypedSearch(search, (typed) => {
    // While typing came to rest, a click may have led to a tab or to an order.
    const { pathname: present, search: query } = window.location;
    if (present !== pathname) return;
    const filter = { ...readFilter(new URLSearchParams(query)), search: typed, page: 1 };
    navigate(queryOf(filter) || "?", { replace: true, state: { keepScroll: true } });
  });
  return (
    <SearchField label="Search orders" value={text} onChange={setText} className="w-full md:w-64 xl:w-80" />
  );
}
