import { useMutation } from "@tanstack/react-query";
import { ApiError } from "@/shared/api/api-error";
import { tellFailure } from "./tell-failure";

/** Asks first whether the file can be had: a browser does not say in words why a download failed. */
export function useDownload(failure: string): (href: string) => void {
  const { mutate } = useMutation({
    mutationFn: askFor,
    onSuccess: saveFile,
    onError: tellFailure(failure),
  });
  return mutate;
}

async function askFor(href: string): Promise<string> {
  const answer = await fetch(href, { method: "HEAD", credentials: "include" });
  if (!answer.ok) throw new ApiError(answer.status, answer.statusText);
  return href;
}

/** The server's answer says "attachment", and by which name. */
function saveFile(href: string): void {
  const link = document.createElement("a");
  link.href = href;
  link.download = "";
  link.click();
}
