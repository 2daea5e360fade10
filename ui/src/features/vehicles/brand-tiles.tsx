import { CarFront } from "lucide-react";
import { EmptyState } from "@/shared/ui/empty-state";
import { ErrorNote } from "@/shared/ui/error-note";
import { brandLink, emptyLast, useBrands } from "./shared/use-vehicles";
import { TILE_GRID, Tile, TileSkeletons } from "./tile";

export const NO_BRANDS = "No brands available";

/** Show every brand, each leading to its models. `base` is the page of the choice. */
export function BrandTiles({ base }: { base: string }) {
  const { data: brands, isPending, refetch } = useBrands();
  if (isPending) return <TileSkeletons label="Loading brands…" />;
  if (!brands) return <ErrorNote onRetry={refetch}>The brands could not be loaded.</ErrorNote>;
  if (brands.length === 0) {
    return (
      <EmptyState icon={CarFront} title={NO_BRANDS}>
        Vehicles will be listed here as soon as they are added.
      </EmptyState>
    );
  }
  return (
    <ul className={TILE_GRID}>
      {emptyLast(brands).map((brand) => (
        <li key={brand.id} className="relative">
          <Tile to={brandLink(base, brand.slug)}>
            {brand.logoUrl && (
              <img src={brand.logoUrl} alt="" className="h-8 w-16 object-contain object-left" />
            )}
            <span className="headline truncate text-body">{brand.name}</span>
          </Tile>
          {/* Beside the link, whose name is the brand's alone. */}
          <span className="pointer-events-none absolute top-3 right-3 text-label text-subtle tabular">
            {brand.modelCount}
          </span>
        </li>
      ))}
    </ul>
  );
}
