import { SearchField } from "@/shared/admin/forms/search-field";
import type { Sort } from "@/shared/admin/table/sort-rows";
import { Button } from "@/shared/ui/button";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import { Select } from "@/shared/ui/forms/select";
import { useCategories } from "../use-admin-products";
import { isFiltered, type ListView, type StockFilter } from "./list-view";
import { SORTED_COLUMNS } from "./product-columns";

interface ProductFilterBarProps {
  view: ListView;
  onChange: (changes: Partial<ListView>) => void;
  /** The words "12 of 340 products". */
  count: string;
}

export const NO_FILTER = {
  search: "",
  category: "",
  stock: "",
  featured: false,
  hidden: false,
  lacking: false,
  onSale: false,
} as const;

export function ProductFilterBar({ view, onChange, count }: ProductFilterBarProps) {
  const { data: categories = [] } = useCategories();
  return (
    <search className="flex flex-wrap items-center gap-3">
      <SearchField
        label="Search products"
        value={view.search}
        onChange={(search) => onChange({ search })}
        className="w-full sm:w-64"
      />
      <Select
        aria-label="Category"
        value={view.category}
        onChange={({ target }) => onChange({ category: target.value })}
        className="w-full sm:w-56"
      >
        <option value="">All categories</option>
        {categories.map(({ id, name }) => (
          <option key={id}>{name}</option>
        ))}
      </Select>
      <Select
        aria-label="Stock"
        value={view.stock}
        onChange={({ target }) => onChange({ stock: target.value as StockFilter })}
        className="min-w-36 flex-1 sm:flex-none"
      >
        <option value="">Any stock</option>
        <option value="low">Low stock</option>
        <option value="out">Out of stock</option>
        <option value="promised">Promised</option>
        <option value="short">Short</option>
      </Select>
      <SortChoice sort={view.sort} onSort={(sort) => onChange({ sort })} />
      <Checkbox
        label="Featured only"
        checked={view.featured}
        onChange={({ target }) => onChange({ featured: target.checked })}
      />
      <Checkbox
        label="On sale"
        checked={view.onSale}
        onChange={({ target }) => onChange({ onSale: target.checked })}
      />
      <Checkbox
        label="Hidden only"
        checked={view.hidden}
        onChange={({ target }) => onChange({ hidden: target.checked })}
      />
      <Checkbox
        label="Without maker details"
        checked={view.lacking}
        onChange={({ target }) => onChange({ lacking: target.checked })}
      />
      <p role="status" className="ml-auto text-muted tabular">
        {count}
      </p>
      {isFiltered(view) && (
        <Button size="small" variant="ghost" onClick={() => onChange(NO_FILTER)}>
          Clear filters
        </Button>
      )}
    </search>
  );
}

interface SortChoiceProps {
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
}

/** Choose the order of the list where a phone has no room for headings. */
function SortChoice({ sort, onSort }: SortChoiceProps) {
  const choose = (value: string) => {
    const [key, direction] = value.split(" ");
    onSort(key ? { key, descending: direction === "down" } : null);
  };
  return (
    <Select
      aria-label="Sort by"
      value={sort ? `${sort.key} ${sort.descending ? "down" : "up"}` : ""}
      onChange={({ target }) => choose(target.value)}
      className="min-w-36 flex-1 md:hidden"
    >
      <option value="">Newest first</option>
      {SORTED_COLUMNS.flatMap(({ key, label }) => [
        <option key={`${key} up`} value={`${key} up`}>{`${label} ↑`}</option>,
        <option key={`${key} down`} value={`${key} down`}>{`${label} ↓`}</option>,
      ])}
    </Select>
  );
}
