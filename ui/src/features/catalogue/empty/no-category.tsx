import { FolderX } from "lucide-react";
import { ButtonLink } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";

/** Say that no category has the address. */
export default function NoCategory() {
  return (
    <EmptyState
      icon={FolderX}
      title="Category not found"
      action={<ButtonLink to="/shop">Browse the shop</ButtonLink>}
    >
      We do not list a category at this address. It may have been renamed.
    </EmptyState>
  );
}
