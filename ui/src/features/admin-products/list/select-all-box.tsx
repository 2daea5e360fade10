import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { tellFailure } from "@/shared/admin/tell-failure";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import { namesQuery } from "../use-admin-products";
import type { ListView } from "./list-view";
import { useSelection } from "./selection";

/**
 * Select all products of the view, in the page or not, or none of them. With some of them selected it is
 * neither.
 */
export function SelectAllBox({ view }: { view: ListView }) {
  const client = useQueryClient();
  const { names, setAll } = useSelection();
  const [asked, setAsked] = useState(false);
  const { data: shown = [] } = useQuery({ ...namesQuery(view), enabled: names.size > 0 });
  const count = shown.filter(({ id }) => names.has(id)).length;
  const all = count > 0 && count === shown.length;
  const change = async () => {
    setAsked(!all);
    try {
      setAll(await client.fetchQuery(namesQuery(view)), !all);
    } catch (error) {
      tellFailure("Failed to select all products")(error as Error);
    }
    setAsked(false);
  };
  return (
    <Checkbox
      label="Select all"
      labelHidden="wide"
      checked={all || asked}
      indeterminate={count > 0 && !all && !asked}
      onChange={change}
    />
  );
}
