import { useWithdrawals } from "@/features/admin-withdrawals/use-withdrawals";
import { WithdrawalsList } from "@/features/admin-withdrawals/withdrawals-list";
import { AdminPage } from "@/shared/admin/admin-page";
import { DownloadLink } from "@/shared/admin/download-link";
import { Loaded } from "@/shared/admin/loaded";

export default function WithdrawalsPage() {
  const download = (
    <DownloadLink href="/api/admin/export/withdrawals.csv" failure="Failed to download withdrawals">
      Download (CSV)
    </DownloadLink>
  );
  return (
    <AdminPage title="Withdrawals" actions={download}>
      <Loaded query={useWithdrawals()} failure="The withdrawals could not be loaded.">
        {(withdrawals) => <WithdrawalsList withdrawals={withdrawals} />}
      </Loaded>
    </AdminPage>
  );
}
