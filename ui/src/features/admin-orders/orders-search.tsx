import { useNavigate } from "react-router-dom";
import { SearchField } from "@/shared/admin/search-field";
import { type OrdersFilter, queryOf } from "./use-orders-filter";
import { useTypedSearch } from "./use-typed-search";

export function OrdersSearch({ filter }: { filter: OrdersFilter }) {
  const navigate = useNavigate();
  const [text, setText] = useTypedSearch(filter.search, (search) =>
    navigate(queryOf({ ...filter, search, page: 1 }) || "?", { replace: true, state: { keepScroll: true } }),
  );
  return (
    <SearchField label="Search orders" value={text} onChange={setText} className="w-full md:w-64 xl:w-80" />
  );
}
