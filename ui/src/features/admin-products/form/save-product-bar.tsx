import { Button, ButtonLink } from "@/shared/ui/button";

interface SaveProductBarProps {
  unsaved: boolean;
  pending: boolean;
  creating: boolean;
  back: string;
}

export function SaveProductBar({ unsaved, pending, creating, back }: SaveProductBarProps) {
  return (
    <div className="bottom-bar sticky bottom-0 z-1 flex flex-wrap items-center justify-end gap-3 border-line border-t bg-bg py-3 lg:col-span-2">
      <p role="status" className="mr-auto text-muted">
        {unsaved ? "Unsaved changes" : ""}
      </p>
      <ButtonLink to={back}>Cancel</ButtonLink>
      <Button type="submit" variant="primary" pending={pending} pendingLabel="Saving…">
        {creating ? "Create product" : "Save product"}
      </Button>
    </div>
  );
}
