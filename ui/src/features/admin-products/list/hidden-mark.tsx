import { EyeOff } from "lucide-react";
import { IconButton } from "@/shared/ui/icon-button";
import { usePublish } from "../use-publish";

/** Mark a product that visitors do not see. One press publishes it. */
export function HiddenMark({ id, name }: { id: string; name: string }) {
  const publish = usePublish();
  return (
    <IconButton
      icon={EyeOff}
      className="shrink-0"
      label={`Hidden. Publish ${name}`}
      disabled={publish.isPending}
      onClick={() => publish.mutate({ id, name })}
    />
  );
}
