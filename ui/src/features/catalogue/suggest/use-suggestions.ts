import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { apiKey, reading } from "@/shared/api/query-client";

const QUIET_MS = 150;
const LEAST_LETTERS = 2;

/**
 * Return the suggestions for words that are being typed. The server is asked once the typing rests, and only
 * the last words' are shown.
 */
export function useSuggestions(words: string) {
  const [asked, setAsked] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(words), QUIET_MS);
    return () => clearTimeout(timer);
  }, [words]);
  const enough = words.length >= LEAST_LETTERS;
  const { data, isPlaceholderData } = useQuery({
    ...reading(apiKey(`/api/search/suggest?q=${encodeURIComponent(asked)}`)),
    enabled: asked.length >= LEAST_LETTERS,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return { data: enough ? data : undefined, isAnswered: enough && data !== undefined && !isPlaceholderData };
}
