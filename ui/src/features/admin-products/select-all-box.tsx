import { Checkbox } from "@/shared/ui/checkbox";
import { useSelection } from "./selection";

/** All the rows shown, or none of them; in between it is neither. */
export function SelectAllBox({ shown }: { shown: string[] }) {
  const { ids, setAll } = useSelection();
  const count = shown.filter((id) => ids.has(id)).length;
  const all = count > 0 && count === shown.length;
  return (
    <Checkbox
      label="Select all"
      labelHidden="wide"
      checked={all}
      indeterminate={count > 0 && !all}
      disabled={shown.length === 0}
      onChange={() => setAll(shown, !all)}
    />
  );
}
