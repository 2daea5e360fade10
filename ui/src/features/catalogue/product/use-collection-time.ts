import { useEffect, useState } from "react";
import { useSettings } from "@/shared/api/use-settings";

/** Return when a part in stock can be collected, "today until 18:00", for as long as that is so. */
export function useCollectionTime(): string | undefined {
  const { collectionTime } = useSettings();
  const until = collectionTime?.until;
  const [over, setOver] = useState<string>();
  useEffect(() => {
    if (!until) return;
    const timer = setTimeout(setOver, Date.parse(until) - Date.now(), until);
    return () => clearTimeout(timer);
  }, [until]);
  return until === over ? undefined : collectionTime?.said;
}
