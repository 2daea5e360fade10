import { Printer } from "lucide-react";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";

/** Prints the page that is shown; styles/print.css makes paper of it. */
export function PrintButton() {
  return (
    <Button onClick={() => window.print()}>
      <Icon of={Printer} />
      Print
    </Button>
  );
}
