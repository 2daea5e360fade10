import type { ReactNode } from "react";
import { Link } from "@/shared/ui/link";
import { Skeleton } from "@/shared/ui/skeleton";

export const TILE_GRID = "grid grid-cols-2 gap-2 sm:grid-cols-3 sm:gap-3 lg:grid-cols-4 xl:grid-cols-6";
/** A tile and its skeleton have the same height. */
export const TILE_HEIGHT = "h-16 sm:h-20";

/** Show one choice. */
export function Tile({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className={`${TILE_HEIGHT} group flex flex-col justify-center rounded-card border border-line bg-surface px-3 sm:px-4 transition-colors hover:border-control hover:bg-raised`}
    >
      {children}
    </Link>
  );
}

const TILES = 8;
const places = Array.from({ length: TILES }, (_, place) => place);

/** Show eight tiles in their final size while brands or models are loaded. */
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
