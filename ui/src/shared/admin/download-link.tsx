import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { useCall } from "@/shared/admin/use-call";
import { ApiError } from "@/shared/api/api-error";
import { Icon } from "@/shared/ui/icon";

interface DownloadLinkProps {
  href: string;
  /** The toast's text when the download fails. */
  failure: string;
  /** It is read out instead of the content, where there are many such links. */
  label?: string;
  /** The link is quiet in a table, and framed elsewhere. */
  quiet?: boolean;
  children: ReactNode;
}

/** Download a file of the server. The browser saves it as it arrives, however big it is. */
export function DownloadLink({ href, failure, label, quiet = false, children }: DownloadLinkProps) {
  const download = useDownload(failure);
  return (
    <a
      href={href}
      download
      aria-label={label}
      className="button"
      data-variant={quiet ? "ghost" : "secondary"}
      data-size="small"
      onClick={(event) => {
        event.preventDefault();
        download(href);
      }}
    >
      <span className="inline-flex items-center gap-2">
        <Icon of={Download} className="size-4" />
        {children}
      </span>
    </a>
  );
}

/** Ask first whether the file can be had, because a browser does not say in words why a download failed. */
function useDownload(failure: string): (href: string) => void {
  const { mutate } = useCall(askFor, { failure, done: saveFile });
  return mutate;
}

async function askFor(href: string): Promise<string> {
  const answer = await fetch(href, { method: "HEAD", credentials: "include" });
  if (!answer.ok) throw new ApiError(answer.status, answer.statusText);
  return href;
}

/** Save a file. The server's answer says "attachment", and by which name. */
function saveFile(href: string): void {
  const link = document.createElement("a");
  link.href = href;
  link.download = "";
  link.click();
}
