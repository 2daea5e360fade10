import { Button } from "@/shared/ui/button";
import { ButtonLink } from "@/shared/ui/button-link";

interface SaveBarProps {
  unsaved: boolean;
  pending: boolean;
  creating: boolean;
  back: string;
}

export function SaveBar({ unsaved, pending, creating, back }: SaveBarProps) {
  return (
    <div className="sticky bottom-0 z-1 flex flex-wrap items-center justify-end gap-3 border-line border-t bg-bg py-3 lg:col-span-2">
      <p role="status" className="mr-auto text-muted">
        {unsaved ? "Unsaved changes" : ""}
      </p>
      <ButtonLink to={back}>Cancel</ButtonLink>
      <Button type="submit" variant="primary" pending={pending} pendingLabel="Saving…">
        {creating ? "Create Product" : "Save Product"}
      </Button>
    </div>
  );
}
