import { CircleCheck, MailCheck } from "lucide-react";
import { useEffect, useRef } from "react";
import { placeWord, useSettings } from "@/shared/api/use-settings";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";

interface LookupAnswerProps {
  message: string;
  onAgain: () => void;
}

/**
 * Show the same answer to everybody, whether there is such an order or not. It speaks of a mail only where a
 * server sends it.
 */
export function LookupAnswer({ message, onAgain }: LookupAnswerProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const settings = useSettings();
  const { sendsMail } = settings;
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div className="flex flex-col items-start gap-4 border-ok border-l-2 py-2 pl-6">
      <Icon of={sendsMail ? MailCheck : CircleCheck} className="size-8 text-ok" />
      <h2 ref={title} tabIndex={-1} data-quiet-focus="" className="headline text-h3">
        {sendsMail ? "Check your e-mail" : `The ${placeWord(settings)} has your question`}
      </h2>
      <p>{message}</p>
      <p className="text-muted text-small">
        {sendsMail
          ? "Nothing after a few minutes? Check your spam folder, then check the number and the address."
          : `A person will answer, so it may take until the ${placeWord(settings)} is open. In a hurry? Ask us directly.`}
      </p>
      <Button onClick={onAgain}>Try again</Button>
    </div>
  );
}
