import { HOME_TEXTS, type HomeText } from "@/content/home/texts";
import { useSettings } from "@/shared/api/use-settings";

/** Return one of the home page's texts, the owner's or else the site's; blank where it is not to be shown. */
export function useHomeText(name: HomeText): string {
  const { look } = useSettings();
  return look?.[name] ?? HOME_TEXTS[name];
}
