import { CarFront } from "lucide-react";
import type { Brand } from "@/shared/api/types";
import { ButtonLink } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";
import { ErrorNote } from "@/shared/ui/error-note";
import { describeYears } from "@/shared/vehicle/describe-years";
import { modelLink, useModels } from "./shared/use-vehicles";
import { TILE_GRID, Tile, TileSkeletons } from "./tile";

/** Show the models of a brand, each leading to the parts that fit it. */
export function ModelTiles({ base, brand }: { base: string; brand: Brand }) {
  const { data: models, isPending, refetch } = useModels(brand.id);
  if (isPending) return <TileSkeletons label="Loading models…" />;
  if (!models) return <ErrorNote onRetry={refetch}>The models could not be loaded.</ErrorNote>;
  if (models.length === 0) {
    return (
      <EmptyState
        icon={CarFront}
        title="No Models Added Yet"
        action={<ButtonLink to={base}>Choose another brand</ButtonLink>}
      >
        We have not listed any {brand.name} models yet.
      </EmptyState>
    );
  }
  return (
    <ul className={TILE_GRID}>
      {models.map((model) => (
        <li key={model.id}>
          <Tile to={modelLink(base, brand.slug, model.slug)}>
            <span className="headline truncate text-body">{model.name}</span>
            {model.year && (
              <span className="text-small text-subtle tabular">{describeYears(model.year)}</span>
            )}
          </Tile>
        </li>
      ))}
    </ul>
  );
}
