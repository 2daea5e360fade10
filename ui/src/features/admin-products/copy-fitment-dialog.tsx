import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { countOf } from "@/shared/admin/count-of";
import { SearchField } from "@/shared/admin/forms/search-field";
import { Segments } from "@/shared/admin/forms/segments";
import { Loaded } from "@/shared/admin/loaded";
import type { AdminProduct } from "@/shared/admin/types";
import { apiKey, reading } from "@/shared/api/query-client";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { Skeleton } from "@/shared/ui/skeleton";

/** The copy is added to what the product fits already, or replaces it. */
export type CopyMode = "add" | "replace";

interface CopyFitmentDialogProps {
  open: boolean;
  /** The products that get it, as in the title. */
  many: string;
  onClose: () => void;
  /** Closes the dialog when it is done. The caller shows a rejection. */
  onCopy: (from: AdminProduct, mode: CopyMode) => Promise<unknown>;
}

/** Choose a product whose vehicles others fit as well. */
export function CopyFitmentDialog({ open, many, onClose, onCopy }: CopyFitmentDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Copy vehicles to ${many}`}
      description="Choose the product to copy from, with years, engines and notes."
    >
      <CopyChoice onClose={onClose} onCopy={onCopy} />
    </Dialog>
  );
}

function CopyChoice({ onClose, onCopy }: Pick<CopyFitmentDialogProps, "onClose" | "onCopy">) {
  const [search, setSearch] = useState("");
  const [mode, setMode] = useState<CopyMode>("add");
  const [busy, setBusy] = useState(false);
  const copy = async (from: AdminProduct) => {
    setBusy(true);
    await onCopy(from, mode).then(onClose, () => setBusy(false));
  };
  return (
    <>
      <Segments
        label="Vehicles it already fits"
        options={[
          { value: "add", label: "Keep them and add these" },
          { value: "replace", label: "Replace them with these" },
        ]}
        value={mode}
        onChange={setMode}
      />
      <SearchField label="Product" value={search} onChange={setSearch} />
      <FoundProducts search={search} busy={busy} onChoose={copy} />
      <div className="dialog-buttons">
        <Button onClick={onClose} disabled={busy}>
          Cancel
        </Button>
      </div>
    </>
  );
}

const SHOWN = 6;

interface FoundProductsProps {
  search: string;
  busy: boolean;
  onChoose: (product: AdminProduct) => void;
}

/**
 * Show the products that were found. There is room for all that are shown, so that nothing moves while the
 * search is typed.
 */
function FoundProducts({ search, busy, onChoose }: FoundProductsProps) {
  const wanted = new URLSearchParams({
    search: useDeferredValue(search.trim()),
    sort: "-fits",
    limit: `${SHOWN}`,
  });
  const found = useQuery(reading(apiKey(`/api/admin/products?${wanted}` as "/api/admin/products")));
  return (
    <div className="min-h-72">
      <Loaded
        query={found}
        failure="The products could not be loaded."
        skeleton={<Skeleton className="h-72" />}
      >
        {(products) => (
          <ul aria-label="Products found">
            {products.map((product) => (
              <li key={product.id}>
                <button
                  type="button"
                  disabled={busy}
                  onClick={() => onChoose(product)}
                  className="list-choice"
                >
                  <span>{product.name}</span>
                  <span className="whitespace-nowrap text-muted tabular">
                    {countOf(product.modelCount, "model")}
                  </span>
                </button>
              </li>
            ))}
            {products.length === 0 && <li className="text-muted">No product matches.</li>}
          </ul>
        )}
      </Loaded>
    </div>
  );
}
