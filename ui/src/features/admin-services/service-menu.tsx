import { ListChecks } from "lucide-react";
import { useOrderedCalls } from "@/shared/admin/forms/use-row-calls";
import { type Service, serviceName } from "@/shared/admin/lines/services";
import { Button } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";
import { ServiceRow } from "./service-row";
import { SERVICES } from "./use-save-service";

interface ServiceMenuProps {
  services: Service[];
  onEdit: (service: Partial<Service>) => void;
}

/** The services that quotes and jobs take their lines from. */
export function ServiceMenu({ services, onEdit }: ServiceMenuProps) {
  const { remove } = useOrderedCalls(SERVICES);
  const ids = services.map(({ id }) => id);
  if (services.length === 0) {
    return (
      <EmptyState
        icon={ListChecks}
        title="No services yet"
        action={
          <Button variant="primary" onClick={() => onEdit({})}>
            Add your first service
          </Button>
        }
      >
        Add the prices of your services here to pick them in any quote or job.
      </EmptyState>
    );
  }
  return (
    <section aria-label="Services" className="panel">
      <ul>
        {services.map((service) => (
          <ServiceRow
            key={service.id}
            service={service}
            ids={ids}
            onEdit={() => onEdit(service)}
            onCopy={() => onEdit({ service: service.service, note: service.note })}
            onDelete={() => remove.mutate({ id: service.id, name: serviceName(service) })}
          />
        ))}
      </ul>
    </section>
  );
}
