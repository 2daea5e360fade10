import { Button } from "@/shared/ui/button";
import { useMakeBackup } from "./use-backups";

export function BackUpNow() {
  const make = useMakeBackup();
  return (
    <Button
      size="small"
      variant="primary"
      pending={make.isPending}
      pendingLabel="Backing up…"
      onClick={() => make.mutate()}
    >
      Back up now
    </Button>
  );
}
