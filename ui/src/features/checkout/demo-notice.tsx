import { TriangleAlert } from "lucide-react";
import { Icon } from "@/shared/ui/icon";

export function DemoNotice() {
  return (
    <div role="note" className="flex items-start gap-3 border-warn border-l-2 bg-surface p-4">
      <Icon of={TriangleAlert} className="mt-0.5 text-warn" />
      <p>
        <strong className="font-semibold">Demo mode.</strong> Payment is not configured: your order is
        recorded without payment.
      </p>
    </div>
  );
}
