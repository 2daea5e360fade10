import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { FileText, SearchX } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { DaySpan } from "@/shared/admin/forms/day-span";
import { SearchField } from "@/shared/admin/forms/search-field";
import { Segments } from "@/shared/admin/forms/segments";
import { Loaded } from "@/shared/admin/loaded";
import { NothingFound } from "@/shared/admin/nothing-found";
import { withQuery } from "@/shared/admin/query-text";
import { SHARED_LIST } from "@/shared/admin/table/list-reading";
import { PageLinks } from "@/shared/admin/table/page-links";
import { useTrades } from "@/shared/admin/trades";
import { useSettled } from "@/shared/admin/use-settled";
import { listDocumentsQuery } from "@/shared/api/fields/admin-fields";
import { apiKey, reading } from "@/shared/api/query-client";
import type { components } from "@/shared/api/schema";
import { KIND_NAMES } from "@/shared/documents/document-names";
import { EmptyState } from "@/shared/ui/empty-state";
import { type DocumentsFilter, KINDS, queryOf, valuesOf } from "./documents-filter";
import { DocumentsTable } from "./documents-table";

type DocumentPage = components["schemas"]["DocumentsView"];
type Choose = (changes: Partial<DocumentsFilter>) => void;

/** List the documents that the address asks for, newest first. */
export function DocumentsList({ filter }: { filter: DocumentsFilter }) {
  const navigate = useNavigate();
  const documents = useDocuments(filter);
  const choose: Choose = (changes) =>
    navigate(queryOf({ ...filter, page: 1, ...changes }) || "?", {
      replace: true,
      state: { keepScroll: true },
    });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Segments
          label="Kind"
          value={filter.kind ?? "all"}
          onChange={(kind) => choose({ kind: kind === "all" ? undefined : kind })}
          options={[
            { value: "all" as const, label: "All" },
            ...KINDS.map((value) => ({ value, label: `${KIND_NAMES[value]}s` })),
          ]}
        />
        <div className="flex flex-wrap items-center gap-3">
          <Period filter={filter} onChoose={choose} />
          <Search search={filter.search} onSettled={(search) => choose({ search })} />
        </div>
      </div>
      <Loaded query={documents} failure="The documents could not be loaded.">
        {(answer) => <Found filter={filter} answer={answer} />}
      </Loaded>
    </>
  );
}

function Found({ filter, answer }: { filter: DocumentsFilter; answer: DocumentPage }) {
  if (answer.documents.length === 0) return <None isFiltered={queryOf(filter) !== ""} />;
  return (
    <>
      <DocumentsTable documents={answer.documents} />
      <PageLinks
        answer={answer}
        shown={answer.documents.length}
        queryOf={(page) => queryOf({ ...filter, page })}
      />
    </>
  );
}

/** Return where documents come from. Where no parts are sold, there is no till. */
export function sayNone(sellsParts: boolean): string {
  const made = "You make receipts and invoices on the order or job they are for.";
  return sellsParts ? `${made} The till makes receipts, too.` : made;
}

function None({ isFiltered }: { isFiltered: boolean }) {
  const does = useTrades();
  if (!isFiltered) {
    return (
      <EmptyState icon={FileText} title="No documents yet">
        {sayNone(does("parts"))}
      </EmptyState>
    );
  }
  return (
    <NothingFound
      icon={SearchX}
      title="No documents found"
      all={{ to: "/admin/documents", label: "Show all documents" }}
    >
      No invoices or receipts match these filters.
    </NothingFound>
  );
}

/**
 * Return a page of documents, read again whenever it is opened. The last one is returned until the next is
 * loaded.
 */
function useDocuments(filter: DocumentsFilter) {
  return useQuery({
    ...reading(apiKey(withQuery("/api/admin/documents", valuesOf(filter)))),
    ...SHARED_LIST,
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
}

/** Choose the first and last day of issue. Each may be blank. */
function Period({ filter: { from, to }, onChoose }: { filter: DocumentsFilter; onChoose: Choose }) {
  return (
    <DaySpan from={from} to={to} labels={["Issued from", "Issued until"]} optional onChange={onChoose} />
  );
}

const SETTLED_AFTER_MS = 250;

/** Ask once the typing rests. The field follows an address that changes elsewhere. */
function Search({ search, onSettled }: { search: string; onSettled: (search: string) => void }) {
  const [text, setText] = useState(search);
  const settled = useSettled(text, SETTLED_AFTER_MS);
  const asked = useRef(search);
  const handOn = useRef(onSettled);
  handOn.current = onSettled;
  useEffect(() => {
    if (search === asked.current) return;
    asked.current = search;
    setText(search);
  }, [search]);
  useEffect(() => {
    if (settled === asked.current) return;
    asked.current = settled;
    handOn.current(settled);
  }, [settled]);
  return (
    <SearchField
      label="Search documents"
      value={text}
      onChange={(typed) => setText(typed.slice(0, listDocumentsQuery.search.maxLength))}
      className="w-full md:w-64"
    />
  );
}
