import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import type { EnquiryStage } from "@/shared/admin/enquiry-states";
import { readPage } from "@/shared/admin/query-text";
import { useSettled } from "@/shared/admin/use-settled";
import { useInbox } from "../use-enquiries";
import { CHOICES, type MessageChoice, STAGES } from "./messages-filter";

/** Two letters of a search are so many milliseconds apart. */
const TYPING_MS = 200;

/** Return the messages that are looked for, and what the filter shows. Any choice has the open one. */
export function useMessages(openId: string | undefined) {
  const { choice, stage, page, write } = useChoices();
  const [search, setSearch] = useState("");
  const words = useSettled(search.trim(), TYPING_MS);
  const named = {
    ...(words && { search: words }),
    ...(choice !== "all" && { show: choice }),
    ...(stage && { stage }),
    ...(openId && { open: openId }),
    ...(page > 1 && { page: `${page}` }),
  };
  return {
    query: useInbox(new URLSearchParams(named).toString()),
    filter: {
      choice,
      stage,
      search,
      onChoose: (show: MessageChoice) => write(show, stage),
      onStage: (at: EnquiryStage | "") => write(choice, at),
      onSearch: (typed: string) => {
        setSearch(typed);
        if (page > 1) write(choice, stage);
      },
    },
    isFiltered: words !== "" || choice !== "all" || stage !== "",
    queryOf: (next: number) => `?${new URLSearchParams({ ...shownBy(choice, stage), page: `${next}` })}`,
    showAll: () => {
      write("all", "");
      setSearch("");
    },
  };
}

/** Return the choices of the address: "?show=unanswered&stage=quoted&page=2". */
function useChoices() {
  const [params, setParams] = useSearchParams();
  const stage: EnquiryStage | "" = STAGES.find((each) => each === params.get("stage")) ?? "";
  return {
    choice: CHOICES.find((each) => each === params.get("show")) ?? "all",
    stage,
    page: readPage(params),
    write: (show: MessageChoice, at: EnquiryStage | "") =>
      setParams(shownBy(show, at), { replace: true, state: { keepScroll: true } }),
  };
}

function shownBy(show: MessageChoice, stage: EnquiryStage | "") {
  return { ...(show !== "all" && { show }), ...(stage && { stage }) };
}
