import { PracticeCard } from "@/features/admin-practice/practice-card";
import { usePractice } from "@/features/admin-practice/use-practice";
import { AdminPage } from "@/shared/admin/admin-page";
import { Loaded } from "@/shared/admin/loaded";

export default function PracticePage() {
  const practice = usePractice();
  return (
    <AdminPage title="Practice">
      <Loaded query={practice} failure="The practice shop could not be read.">
        {(known) => <PracticeCard practice={known} />}
      </Loaded>
    </AdminPage>
  );
}
