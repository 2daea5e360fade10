import { SearchBox } from "../list/search-box";

/** Show the shop's name and its search. */
export function ShopStartHeading() {
  return (
    <header className="mb-8 grid items-end gap-6 border-line border-b pb-8 lg:grid-cols-[1fr_24rem]">
      <div className="flex flex-col gap-3">
        <h1 id="step-title" tabIndex={-1} data-quiet-focus="" className="headline text-h1">
          Shop
        </h1>
        <p className="max-w-measure text-lead text-muted">
          Parts, accessories and care that we <span data-work="">fit and </span>use ourselves.
        </p>
      </div>
      <SearchBox />
    </header>
  );
}
