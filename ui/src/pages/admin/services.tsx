import { useState } from "react";
import { ServiceDialog } from "@/features/admin-services/service-dialog";
import { ServiceMenu } from "@/features/admin-services/service-menu";
import { AdminPage } from "@/shared/admin/admin-page";
import { type Service, useServices } from "@/shared/admin/lines/services";
import { Loaded } from "@/shared/admin/loaded";
import { Button } from "@/shared/ui/button";

export default function ServicesPage() {
  const services = useServices();
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
      <Loaded query={services} failure="The services could not be loaded.">
        {(menu) => <ServiceMenu services={menu} onEdit={setEdited} />}
      </Loaded>
      {edited && <ServiceDialog service={edited} onClose={() => setEdited(undefined)} />}
    </AdminPage>
  );
}
