import { formatPrice } from "@/shared/lib/money";
import { ButtonLink } from "@/shared/ui/button";
import { Select } from "@/shared/ui/forms/select";
import { type Service, serviceName, useServices } from "./services";

/** Chooses a service of the menu; without a menu it leads to where one is written. */
export function ServicePicker({ onPick }: { onPick: (service: Service) => void }) {
  const { data: services } = useServices();
  if (!services) return null;
  if (services.length === 0) {
    return (
      <ButtonLink size="small" to="/admin/services">
        Set up your services
      </ButtonLink>
    );
  }
  return (
    <Select
      aria-label="Add a service from the menu"
      value=""
      onChange={({ target }) => {
        const picked = services.find(({ id }) => id === target.value);
        if (picked) onPick(picked);
      }}
      className="w-full sm:w-64"
    >
      <option value="">Add a service…</option>
      {services.map((service) => (
        <option key={service.id} value={service.id}>
          {`${serviceName(service)} · ${formatPrice(service.price)}`}
        </option>
      ))}
    </Select>
  );
}
