import { Skeleton } from "@/shared/ui/skeleton";
import { TILE_GRID, TILE_HEIGHT } from "./tile";

const TILES = 8;
const places = Array.from({ length: TILES }, (_, place) => place);

/** Eight tiles in their final size while brands or models load. */
export function TileSkeletons({ label }: { label: string }) {
  return (
    <div className={TILE_GRID} aria-busy="true" data-testid="tile-skeletons">
      <p className="sr-only" role="status">
        {label}
      </p>
      {places.map((place) => (
        <Skeleton key={place} className={TILE_HEIGHT} />
      ))}
    </div>
  );
}
