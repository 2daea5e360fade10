import { DemandLines } from "@/features/admin-demand/demand-lines";
import { ShoppingList } from "@/features/admin-demand/shopping-list";
import { DEMAND_PERIODS, useDemand, useDemandPeriod } from "@/features/admin-demand/use-demand";
import { AdminPage } from "@/shared/admin/admin-page";
import { Segments } from "@/shared/admin/forms/segments";
import { Loaded } from "@/shared/admin/loaded";

const PERIODS = DEMAND_PERIODS.map((value) => ({ value, label: `${value} days` }));

export default function DemandPage() {
  const [days, choose] = useDemandPeriod();
  const demand = useDemand(days);
  const period = <Segments label="Period" options={PERIODS} value={days} onChange={choose} />;
  return (
    <AdminPage title="Wanted" actions={<div className="print:hidden">{period}</div>}>
      <Loaded query={demand} failure="The wanted parts could not be loaded.">
        {(found) => (
          <div
            aria-busy={demand.isPlaceholderData}
            className="grid items-start gap-4 lg:grid-cols-[3fr_2fr] print:block"
          >
            <DemandLines demand={found} />
            <ShoppingList parts={found.low} days={days} />
          </div>
        )}
      </Loaded>
    </AdminPage>
  );
}
