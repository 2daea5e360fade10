import { useSettings } from "@/shared/api/use-settings";
import { useHydrated } from "@/shared/lib/use-hydrated";

/** The year of the build stands until the page is alive and knows the visitor's own. */
export function Copyright() {
  const { businessName } = useSettings();
  const year = useHydrated() ? new Date().getFullYear() : __BUILD_YEAR__;
  return (
    <div className="border-line border-t">
      <p className="page-width py-6 text-small text-subtle">
        {`© ${year} ${businessName}. All rights reserved.`}
      </p>
    </div>
  );
}
