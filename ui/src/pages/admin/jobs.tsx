import { JobsList } from "@/features/admin-jobs/jobs-list";
import { NewJob } from "@/features/admin-jobs/new-job";
import { AdminPage } from "@/shared/admin/admin-page";

export default function JobsPage() {
  return (
    <AdminPage title="Jobs" actions={<NewJob />}>
      <JobsList />
    </AdminPage>
  );
}
