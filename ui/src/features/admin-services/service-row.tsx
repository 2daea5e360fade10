import { Copy, Pencil, Trash2 } from "lucide-react";
import { formatMinutes, type Service, serviceName } from "@/shared/admin/lines/services";
import { MoveButtons } from "@/shared/admin/table/move-buttons";
import { formatPrice } from "@/shared/lib/money";
import { IconButton } from "@/shared/ui/icon-button";
import { SERVICES } from "./use-save-service";

interface ServiceRowProps {
  service: Service;
  /** All the ids of the menu in their present order. */
  ids: string[];
  onEdit: () => void;
  onCopy: () => void;
  onDelete: () => void;
}

/** Show the price of a service for a size of car. */
export function ServiceRow({ service, ids, onEdit, onCopy, onDelete }: ServiceRowProps) {
  const name = serviceName(service);
  const { size, minutes, taxRate, note } = service;
  const facts = [size, minutes && formatMinutes(minutes), taxRate && `${taxRate}% tax`, note];
  return (
    <li id={service.id} className="list-row border-line border-t first:border-t-0">
      <span className="wrap-anywhere min-w-0 grow">
        <span className="block font-semibold">{service.service}</span>
        <span className="text-muted">{facts.filter(Boolean).join(" · ")}</span>
      </span>
      <span className="font-semibold tabular">{formatPrice(service.price)}</span>
      <span className="row-tools">
        <MoveButtons kind={SERVICES} id={service.id} name={name} ids={ids} />
        <IconButton icon={Copy} label={`Add another size of ${service.service}`} onClick={onCopy} />
        <IconButton icon={Pencil} label={`Edit ${name}`} onClick={onEdit} />
        <IconButton icon={Trash2} label={`Delete ${name}`} onClick={onDelete} />
      </span>
    </li>
  );
}
