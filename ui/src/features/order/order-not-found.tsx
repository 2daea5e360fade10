import { PackageX } from "lucide-react";
import { ButtonLink } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import { WhereToWrite } from "@/shared/ui/links/where-to-write";

export function OrderNotFound() {
  // What comes last is loaded last, so nothing is centred: it would move.
  return (
    <section className="mt-16 flex flex-col items-start gap-6">
      <Icon of={PackageX} className="size-12 text-subtle" />
      <h1 className="headline text-h1">Order not found</h1>
      <p className="max-w-measure text-lead text-muted">
        There is no order at this address. The link may be incomplete. Give us the order number and we will
        find it.
      </p>
      <ButtonLink to="/order-lookup" variant="primary">
        Find your order
      </ButtonLink>
      <WhereToWrite />
    </section>
  );
}
