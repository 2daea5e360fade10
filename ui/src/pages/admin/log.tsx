import { useDeferredValue, useState } from "react";
import { LogList, useLog } from "@/features/admin-log/log-list";
import { AdminPage } from "@/shared/admin/admin-page";
import { DownloadLink } from "@/shared/admin/download-link";
import { SearchField } from "@/shared/admin/forms/search-field";
import { Loaded } from "@/shared/admin/loaded";

export default function LogPage() {
  const [search, setSearch] = useState("");
  const wanted = useDeferredValue(search.trim());
  return (
    <AdminPage
      title="Log"
      actions={
        <DownloadLink href="/api/admin/log/download" failure="Failed to download the log">
          Download
        </DownloadLink>
      }
    >
      <p className="max-w-measure text-muted">
        Messages from the program, newest first. When a message ends with a number, as in “Something went
        wrong (1a2b3c4d)”, search for that number here. The log has no personal data in it, so you can send
        the file to anyone who helps you.
      </p>
      <SearchField
        label="Search for a number or a word"
        value={search}
        onChange={setSearch}
        className="w-full md:w-80"
      />
      <Loaded query={useLog(wanted)} failure="The log could not be read.">
        {(events) => <LogList events={events} search={wanted} />}
      </Loaded>
    </AdminPage>
  );
}
