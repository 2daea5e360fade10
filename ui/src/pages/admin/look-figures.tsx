import { FiguresEditor } from "@/features/admin-settings/form/small-editors";
import { useAllSettings } from "@/features/admin-settings/form/use-settings-form";
import { AdminPage } from "@/shared/admin/admin-page";
import { Loaded } from "@/shared/admin/loaded";

export default function FiguresPage() {
  return (
    <AdminPage title="Numbers about you">
      <Loaded query={useAllSettings()} failure="The settings could not be read.">
        {(saved) => <FiguresEditor saved={saved} />}
      </Loaded>
    </AdminPage>
  );
}
