import { Checkbox } from "@/shared/ui/checkbox";
import { useSelection } from "./selection";

export function SelectBox({ id, name }: { id: string; name: string }) {
  const selected = useSelection(({ ids }) => ids.has(id));
  const toggle = useSelection((selection) => selection.toggle);
  return <Checkbox label={`Select ${name}`} labelHidden checked={selected} onChange={() => toggle(id)} />;
}
