import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { apiKey, reading } from "@/shared/api/query-client";

const QUIET_MS = 150;

function finderKey(words: string) {
  return apiKey(`/api/search/vehicles?q=${encodeURIComponent(words)}`);
}

/**
 * Return the vehicles that the words mean. The server is asked once the typing rests, and only the last words'
 * are shown.
 */
export function useFoundVehicles(words: string) {
  const client = useQueryClient();
  const [asked, setAsked] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), QUIET_MS);
    return () => clearTimeout(timer);
  }, [words]);
  const { data, isError, isPlaceholderData, refetch } = useQuery({
    ...reading(finderKey(asked)),
    enabled: asked !== "",
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isAnswered = asked === words && !isPlaceholderData;
  return {
    found: words === "" ? undefined : data,
    isAnswered,
    isError,
    refetch,
    /** Asks for these very words, as Enter does before the typing rests. */
    ask: () => client.fetchQuery(reading(finderKey(words))),
  };
}
