import { useEffect, useRef, useState } from "react";
import NothingForSale from "@/features/catalogue/empty/nothing-for-sale";
import { FeaturedParts } from "@/features/catalogue/home/featured-parts";
import { useNothingForSale } from "@/features/catalogue/shared/use-products";
import { CategoryTiles } from "@/features/catalogue/tiles/category-tiles";
import { VehicleRow } from "@/features/vehicles/home/vehicle-row";
import { VehicleStart } from "@/features/vehicles/home/vehicle-start";

/** A heading stands over no empty list. */
const UNLESS_EMPTY = "has-[ul:empty]:hidden";

/**
 * The ways into the shop on the home page: by vehicle, by part, by category. Nothing is fetched before it is near. No
 * part of it is a region with a name: "Vehicle" is a field of the form above.
 */
export default function HomeShop() {
  const [near, watch] = useNear();
  if (useNothingForSale(near)) return <NothingForSale />;
  return (
    <div ref={watch} className="flex flex-col gap-10">
      <div>
        <VehicleStart wanted={near} />
        <VehicleRow wanted={near} />
      </div>
      <div className={UNLESS_EMPTY}>
        <h3 className="headline mb-4 text-h3">Featured parts</h3>
        <FeaturedParts wanted={near} />
      </div>
      <div className={UNLESS_EMPTY}>
        <h3 className="headline mb-4 text-h3">Shop by category</h3>
        <CategoryTiles wanted={near} priority={false} />
      </div>
    </div>
  );
}

/** About a window's height before it is seen. */
const MARGIN = "800px";

/** True from the moment on at which the element comes near the window; and the ref for it. */
function useNear() {
  const element = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (near || !element.current) return;
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    );
    watcher.observe(element.current);
    return () => watcher.disconnect();
  }, [near]);
  return [near, element] as const;
}
