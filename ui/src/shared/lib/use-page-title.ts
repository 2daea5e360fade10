import { useEffect } from "react";
import { useSettings } from "@/shared/api/use-settings";

/** Set the window's title: "Shop | Pitlane"; without a title of its own, "Pitlane | its tagline". */
export function usePageTitle(title?: string): void {
  const { businessName, tagline } = useSettings();
  useEffect(() => {
    document.title = title ? `${title} | ${businessName}` : `${businessName} | ${tagline}`;
  }, [title, businessName, tagline]);
}
