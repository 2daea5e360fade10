import { FileText } from "lucide-react";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import { type QuoteOf, useBeginQuote } from "./use-quote-list";

interface QuoteButtonProps {
  of: QuoteOf;
  label: string;
  /** It is the next thing to do. */
  isMain?: boolean;
}

/** Begin a quote for a customer, or for the sender of an enquiry. */
export function QuoteButton({ of, label, isMain = false }: QuoteButtonProps) {
  const { mutate, isPending } = useBeginQuote();
  return (
    <Button
      size="small"
      variant={isMain ? "primary" : "secondary"}
      pending={isPending}
      onClick={() => mutate(of)}
    >
      <Icon of={FileText} className="size-4" />
      {label}
    </Button>
  );
}
