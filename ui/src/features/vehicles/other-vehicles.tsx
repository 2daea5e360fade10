import type { Brand, CarModel } from "@/shared/api/types";
import { Link } from "@/shared/ui/link";
import { brandLink, modelLink, useBrands, useModels } from "./shared/use-vehicles";

interface OtherVehiclesProps {
  base: string;
  brand: Brand;
  model: CarModel | undefined;
}

/** Link to other vehicles: a model's siblings, or the other brands. */
export function OtherVehicles({ base, brand, model }: OtherVehiclesProps) {
  const brands = useBrands();
  const models = useModels(brand.id);
  const ways = model
    ? others(models.data, model).map(({ slug, name }) => ({ name, to: modelLink(base, brand.slug, slug) }))
    : others(brands.data, brand).map(({ slug, name }) => ({ name, to: brandLink(base, slug) }));
  if (ways.length === 0) return null;
  return (
    <nav aria-labelledby="other-vehicles" className="mt-16 border-line border-t pt-8">
      <h2 id="other-vehicles" className="headline mb-3 text-h3">
        {model ? `Other ${brand.name} models` : "Other brands"}
      </h2>
      <ul className="flex flex-wrap gap-x-6">
        {ways.map(({ name, to }) => (
          <li key={to}>
            <Link
              to={to}
              className="inline-flex min-h-11 items-center text-muted underline decoration-line underline-offset-4 hover:text-text hover:decoration-current"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function others<Row extends { id: string }>(rows: Row[] | undefined, present: Row): Row[] {
  return rows?.filter(({ id }) => id !== present.id) ?? [];
}
