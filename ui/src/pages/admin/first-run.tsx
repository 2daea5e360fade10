import { useNavigate } from "react-router-dom";
import { FirstRunWizard } from "@/features/admin-first-run/first-run-wizard";
import { useFirstRun } from "@/features/admin-first-run/use-first-run";
import { QUESTIONS } from "@/features/admin-settings/first-run/questions";
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
  return (
    <Loaded query={firstRun} failure="Your progress could not be loaded.">
      {(left) => (
        <Loaded query={pc} failure="This PC could not be checked.">
          {(present) => (
            <FirstRunWizard
              firstRun={left}
              pc={present}
              questions={QUESTIONS}
              onDone={() => navigate("/admin/today", { replace: true })}
            />
          )}
        </Loaded>
      )}
    </Loaded>
  );
}
