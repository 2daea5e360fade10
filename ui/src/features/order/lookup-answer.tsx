import { MailCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";

interface LookupAnswerProps {
  message: string;
  onAgain: () => void;
}

/** The same for everybody, whether there is such an order or not. */
export function LookupAnswer({ message, onAgain }: LookupAnswerProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div className="flex flex-col items-start gap-4 border-ok border-l-2 py-2 pl-6">
      <Icon of={MailCheck} className="size-8 text-ok" />
      <h2 ref={title} tabIndex={-1} data-quiet-focus="" className="headline text-h3">
        Look into your mail
      </h2>
      <p>{message}</p>
      <p className="text-muted text-small">
        Nothing after a few minutes? Look among the unwanted mail, then check the number and the address.
      </p>
      <Button onClick={onAgain}>Try again</Button>
    </div>
  );
}
