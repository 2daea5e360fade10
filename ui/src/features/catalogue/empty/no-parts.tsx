import { Wrench } from "lucide-react";
import { Button } from "@/shared/ui/button";
import { EmptyState } from "@/shared/ui/empty-state";
import { AskLink } from "@/shared/ui/links/ask-link";

/** Say that the shop has no part of its own for a model. */
export default function NoParts({ vehicle }: { vehicle: string }) {
  return (
    <EmptyState
      icon={Wrench}
      title="No parts yet"
      action={
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <Button variant="primary" onClick={scrollToBottom}>
            Contact Us
          </Button>
          <AskLink question={{ vehicle }}>Ask us about this vehicle</AskLink>
        </div>
      }
    >
      No parts are currently configured for this model. Please contact us to inquire about compatible parts.
    </EmptyState>
  );
}

/** Scroll to the page's end, where the business's contact details are. */
function scrollToBottom(): void {
  const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: calm ? "instant" : "smooth" });
}
