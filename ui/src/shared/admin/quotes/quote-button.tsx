import { FileText } from "lucide-react";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import { type QuoteOf, useBeginQuote } from "./use-quote-list";

/** Begins a quote for a customer, or for the sender of a message. */
export function QuoteButton({ of, label }: { of: QuoteOf; label: string }) {
  const { mutate, isPending } = useBeginQuote();
  return (
    <Button size="small" pending={isPending} onClick={() => mutate(of)}>
      <Icon of={FileText} className="size-4" />
      {label}
    </Button>
  );
}
