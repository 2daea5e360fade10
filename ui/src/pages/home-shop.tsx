import { useEffect, useRef, useState } from "react";
import NothingForSale from "@/features/catalogue/empty/nothing-for-sale";
import { FeaturedParts } from "@/features/catalogue/home/featured-parts";
import { useNothingForSale } from "@/features/catalogue/shared/use-products";
import { CategoryTiles } from "@/features/catalogue/tiles/category-tiles";
import { VehicleRow } from "@/features/vehicles/home/vehicle-row";
import { VehicleStart } from "@/features/vehicles/home/vehicle-start";

/** A heading is hidden where its list is empty. */
const UNLESS_EMPTY = "has-[ul:empty]:hidden";

/**
 * Show the ways into the shop on the home page: by vehicle, by part and by category. Nothing is fetched before
 * it is near the window. No part of it is a region with a name, because "Vehicle" is a field of the form above.
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

/** It is fetched when it is about a window's height away. */
const MARGIN = "800px";

/** Return whether the element has come near the window, and the ref for it. */
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
