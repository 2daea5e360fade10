import { MessageSquare, MessageSquareOff } from "lucide-react";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import { toast } from "@/shared/ui/toast-store";
import { canNotify, useNotices } from "./notices";

/** Switch the system's notifications of new orders and messages. The browser asks when it is switched on. */
export function NoticesToggle() {
  const { isOn, switchOn, switchOff } = useNotices();
  if (!canNotify()) return null;
  const change = async () => {
    if (isOn) switchOff();
    else if (!(await switchOn())) tellRefused();
  };
  return (
    <Button size="small" variant="ghost" aria-pressed={isOn} onClick={change}>
      <Icon of={isOn ? MessageSquare : MessageSquareOff} className="size-4" />
      {isOn ? "Notifications on" : "Notifications off"}
    </Button>
  );
}

function tellRefused(): void {
  toast({
    title: "The browser does not allow notifications here",
    description: "Allow them for this page in your browser's settings, then switch them on again.",
    tone: "danger",
  });
}
