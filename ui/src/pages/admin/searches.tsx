import { useState } from "react";
import { PeriodToggle } from "@/features/admin-analytics/analytics-board";
import { usePeriod } from "@/features/admin-analytics/use-statistics";
import { SearchLists } from "@/features/admin-searches/search-lists";
import { type SynonymQuestion, Synonyms } from "@/features/admin-searches/synonyms";
import { useSearches, useSynonyms } from "@/features/admin-searches/use-searches";
import { AdminPage } from "@/shared/admin/admin-page";
import { Loaded } from "@/shared/admin/loaded";

export default function SearchesPage() {
  const [days, choose] = usePeriod();
  const searches = useSearches(days);
  const synonyms = useSynonyms();
  const [question, setQuestion] = useState<SynonymQuestion>();
  return (
    <AdminPage title="Searches" actions={<PeriodToggle days={days} onChoose={choose} />}>
      <Loaded query={searches} failure="The searches could not be loaded.">
        {(report) => (
          <SearchLists
            report={report}
            isOutdated={searches.isPlaceholderData}
            onAddSynonym={(word) => setQuestion({ act: "add", word })}
          />
        )}
      </Loaded>
      <Loaded query={synonyms} failure="The synonyms could not be loaded.">
        {(all) => <Synonyms synonyms={all} question={question} onAsk={setQuestion} />}
      </Loaded>
    </AdminPage>
  );
}
