import { Download } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "@/shared/ui/icon";
import { useDownload } from "./use-download";

interface DownloadLinkProps {
  href: string;
  /** What the toast says when it fails. */
  failure: string;
  /** Read out instead of the content, where there are many of them. */
  label?: string;
  /** Quiet in a table, framed elsewhere. */
  quiet?: boolean;
  children: ReactNode;
}

/** A file of the server as a download: the browser takes it as it comes, however big it is. */
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
