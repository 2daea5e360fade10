import { useState } from "react";
import { useLocation } from "react-router-dom";
import { Button } from "@/shared/ui/button";
import { Link } from "@/shared/ui/link";
import { forgetDraft, readDraft } from "./draft";

/** Show above the screens the way back to what was typed before the session ended, while it is stored. */
export function DraftNote() {
  const { pathname } = useLocation();
  const [, setDropped] = useState(false);
  const draft = readDraft();
  if (!draft || draft.path === pathname) return null;
  const drop = () => {
    forgetDraft();
    setDropped(true);
  };
  return (
    <div className="page-width mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b pb-3 text-small">
      <p>
        You were signed out before “{draft.form}” was saved. Your unsaved text is kept.{" "}
        <Link to={draft.path} className="font-semibold underline underline-offset-4">
          Continue
        </Link>
      </p>
      <Button size="small" variant="ghost" onClick={drop}>
        Discard it
      </Button>
    </div>
  );
}
