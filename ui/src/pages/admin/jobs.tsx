import { useSearchParams } from "react-router-dom";
import { JobsList } from "@/features/admin-jobs/jobs-list";
import { NewJob } from "@/features/admin-jobs/new-job";
import { AdminPage } from "@/shared/admin/admin-page";

export default function JobsPage() {
  const [params, setParams] = useSearchParams();
  return (
    <AdminPage title="Jobs" actions={<NewJob />}>
      <JobsList
        search={params.get("search") ?? ""}
        status={params.get("status") ?? "open"}
        page={Math.max(1, Number.parseInt(params.get("page") ?? "1", 10) || 1)}
        onFilter={({ search, status }) =>
          setParams(
            { ...(search && { search }), ...(status !== "open" && { status }) },
            { replace: true, state: { keepScroll: true } },
          )
        }
      />
    </AdminPage>
  );
}
