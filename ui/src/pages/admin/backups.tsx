import { BackUpNow, BackupList } from "@/features/admin-backups/backup-list";

import { SecondFolder } from "@/features/admin-backups/second-folder";
import { useBackups } from "@/features/admin-backups/use-backups";
import { useForgetSession } from "@/features/admin-session/use-session";
import { AdminPage } from "@/shared/admin/admin-page";
import { Loaded } from "@/shared/admin/loaded";

export default function BackupsPage() {
  const backups = useBackups();
  const forget = useForgetSession();
  return (
    <AdminPage title="Backups" actions={<BackUpNow />}>
      <p className="max-w-measure text-muted">
        The whole shop in one file: products, orders, enquiries, pictures and settings. One is made every day.
        The last 7 days and 4 weeks are kept; backups you make yourself are kept until you delete them.
      </p>
      <Loaded query={backups} failure="The backups could not be read.">
        {(rows) => <BackupList backups={rows} onRestored={forget} />}
      </Loaded>
      <SecondFolder />
    </AdminPage>
  );
}
