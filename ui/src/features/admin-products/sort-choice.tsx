import type { Sort } from "@/shared/admin/sort-rows";
import { Select } from "@/shared/ui/select";
import { SORTED_COLUMNS } from "./product-columns";

interface SortChoiceProps {
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
}

/** The order of the list where a phone has no room for headings. */
export function SortChoice({ sort, onSort }: SortChoiceProps) {
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
