import { PackageOpen } from "lucide-react";
import { EmptyState } from "@/shared/ui/empty-state";
import { SectionLink } from "@/shared/ui/section-link";

/** Replace every way into a shop that has no part to show. */
export default function NothingForSale({ title = "No parts online yet" }: { title?: string }) {
  return (
    <EmptyState
      icon={PackageOpen}
      title={title}
      action={
        <SectionLink section="contact" className="button" data-variant="primary">
          Ask for a part
        </SectionLink>
      }
    >
      Tell us which part you need, and we will answer with what we can get and its price.
    </EmptyState>
  );
}
