import { useNavigate } from "react-router-dom";
import { FirstRunWizard } from "@/features/admin-first-run/first-run-wizard";
import { useFirstRun } from "@/features/admin-first-run/use-first-run";
import { LookStep } from "@/features/admin-look/look-step";
import { useLook } from "@/features/admin-look/use-look-form";
import { QUESTIONS } from "@/features/admin-settings/first-run/questions";
import { useOpening } from "@/features/admin-settings/hours/use-opening";
import { GoTo } from "@/shared/admin/go-to";
import { Loaded } from "@/shared/admin/loaded";
import { useOnAdminListener, useThisPc } from "@/shared/admin/use-this-pc";
import { usePageTitle } from "@/shared/lib/use-page-title";

export default function FirstRunPage() {
  usePageTitle("Setting up");
  if (!useOnAdminListener()) return <GoTo to="/admin/dashboard" />;
  return (
    <div className="page-width pt-8 pb-24">
      <FirstRunSteps />
    </div>
  );
}

function FirstRunSteps() {
  const firstRun = useFirstRun();
  const pc = useThisPc();
  const navigate = useNavigate();
  // These are read before the steps that need them, whose titles then get the focus at once.
  useLook();
  useOpening();
  return (
    <Loaded query={firstRun} failure="Your progress could not be loaded.">
      {(left) => (
        <Loaded query={pc} failure="This PC could not be checked.">
          {(present) => (
            <FirstRunWizard
              firstRun={left}
              pc={present}
              questions={{ ...QUESTIONS, look: LookStep }}
              onDone={() => navigate("/admin/today", { replace: true })}
            />
          )}
        </Loaded>
      )}
    </Loaded>
  );
}
