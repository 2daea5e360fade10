import { Skeleton } from "@/shared/ui/skeleton";
import { SalesPanel } from "./sales-panel";
import { SetUpPanel } from "./set-up-panel";
import { ShopPanel } from "./shop-panel";
import { ToDoPanel } from "./to-do-panel";
import type { Today } from "./use-today";

/** Show work and sales beside the state of the shop. */
export function TodayBoard({ today }: { today: Today }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
      <div className="grid min-w-0 gap-4">
        <ToDoPanel today={today} />
        <SalesPanel sales={today.sales} />
      </div>
      <div className="grid min-w-0 gap-4">
        <SetUpPanel steps={today.setUp} />
        <ShopPanel today={today} />
      </div>
    </div>
  );
}

/** Show the board's own grid. Each block is about as high as what is loaded into it. */
export function TodaySkeleton() {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
      <div className="grid gap-4">
        <Skeleton className="h-48" />
        <Skeleton className="h-74" />
      </div>
      <Skeleton className="h-96" />
    </div>
  );
}
