import { useLocation } from "react-router-dom";
import { ShopHealth } from "@/features/admin-policies/shop-health";
import { SettingsEditor } from "@/features/admin-settings/form/settings-editor";
import { useAllSettings } from "@/features/admin-settings/form/use-settings-form";
import { AdminPage } from "@/shared/admin/admin-page";
import { GoTo } from "@/shared/admin/go-to";
import { Loaded } from "@/shared/admin/loaded";

/** The new places of parts of this screen. */
const MOVED: Record<string, string> = {
  "#figures": "/admin/look/figures",
  "#gallery": "/admin/gallery",
  "#public-address": "/admin/online#public-address",
  "#access": "/admin/online#access",
  "#retention": "/admin/settings/privacy#retention",
};

export default function SettingsPage() {
  const { hash } = useLocation();
  const settings = useAllSettings();
  if (MOVED[hash]) return <GoTo to={MOVED[hash]} />;
  return (
    <AdminPage title="Shop">
      <ShopHealth />
      <Loaded query={settings} failure="The settings could not be read.">
        {(saved) => <SettingsEditor saved={saved} />}
      </Loaded>
    </AdminPage>
  );
}
