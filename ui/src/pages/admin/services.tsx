import { useState } from "react";
import { SERVICE_TITLES } from "@/content/service-titles";
import { ServiceDialog } from "@/features/admin-services/service-dialog";
import { ServiceMenu } from "@/features/admin-services/service-menu";
import { useWebsiteServices } from "@/features/admin-services/use-website-services";
import { AdminPage } from "@/shared/admin/admin-page";
import { type Service, useServices } from "@/shared/admin/lines/services";
import { Loaded } from "@/shared/admin/loaded";
import { Button } from "@/shared/ui/button";

export default function ServicesPage() {
  const website = useWebsiteServices();
  const prices = useServices();
  const [edited, setEdited] = useState<Partial<Service>>();
  return (
    <AdminPage
      title="Services"
      actions={
        <Button size="small" variant="primary" onClick={() => setEdited({})}>
          Add service
        </Button>
      }
    >
      <Loaded query={website} failure="The services could not be loaded.">
        {(shown) => (
          <>
            <Loaded query={prices} failure="The prices could not be loaded.">
              {(known) => <ServiceMenu services={shown} prices={known} onEdit={setEdited} />}
            </Loaded>
            {edited && (
              <ServiceDialog
                service={edited}
                titles={shown.map(({ id, title }) => [
                  id,
                  title || SERVICE_TITLES[id as keyof typeof SERVICE_TITLES],
                ])}
                onClose={() => setEdited(undefined)}
              />
            )}
          </>
        )}
      </Loaded>
    </AdminPage>
  );
}
