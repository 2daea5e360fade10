import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Segments } from "@/shared/admin/forms/segments";
import { Loaded } from "@/shared/admin/loaded";
import { type Part, useFoundParts } from "@/shared/admin/parts/find-parts";
import { FoundParts } from "@/shared/admin/parts/found-parts";
import { PartSearch } from "@/shared/admin/parts/part-search";
import { useCall } from "@/shared/admin/use-call";
import { relatedBody } from "@/shared/api/fields/admin-fields";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import type { components } from "@/shared/api/schema";
import { Button } from "@/shared/ui/button";
import { Skeleton } from "@/shared/ui/skeleton";
import { ChosenParts, type Named, PartRow } from "./chosen-parts";
import { FoldedPanel } from "./folded-panel";

type Related = components["schemas"]["RelatedPartsView"];
type Kind = "goesWith" | "replaces";

const MOST = relatedBody.goesWith.maxItems;
const KINDS: { value: Kind; label: string; nothing: string }[] = [
  {
    value: "goesWith",
    label: "Goes with",
    nothing: "Nothing is chosen: customers see what was bought together and what fits the same vehicles.",
  },
  {
    value: "replaces",
    label: "Instead of it",
    nothing: "Nothing is chosen. Add what you would sell in its place, such as its successor.",
  },
];

/** Choose the parts that are shown beside a product. Each choice is saved at once. */
export function RelatedPanel({ id }: { id: string }) {
  const related = useQuery(reading(apiKey(`/api/admin/products/${id}/related`)));
  return (
    <FoldedPanel
      title="Goes with / Instead of"
      filled={KINDS.some(({ value }) => related.data && related.data[value].length > 0)}
    >
      <Loaded query={related} failure="The parts could not be read." skeleton={<Skeleton className="h-40" />}>
        {(chosen) => <Chosen id={id} related={chosen} />}
      </Loaded>
    </FoldedPanel>
  );
}

function Chosen({ id, related }: { id: string; related: Related }) {
  const [kind, setKind] = useState<Kind>("goesWith");
  const { save, isPending } = useSaveRelated(id, related);
  const chosen = related[kind];
  const isFull = chosen.length >= MOST;
  const add = (part: Named) => save(kind, [...chosen, part]);
  const taken = [id, ...[...related.goesWith, ...related.replaces].map((each) => each.id)];
  const isChosen = (part: Named) => taken.includes(part.id);
  return (
    <div className="flex flex-col gap-4">
      <Segments
        label="Which parts"
        value={kind}
        onChange={setKind}
        options={KINDS.map(({ value, label }) => ({ value, label, count: related[value].length }))}
      />
      {chosen.length === 0 && (
        <p className="text-muted">{KINDS.find(({ value }) => value === kind)?.nothing}</p>
      )}
      <ChosenParts parts={chosen} isPending={isPending} onChange={(parts) => save(kind, parts)} />
      {kind === "goesWith" && related.suggested.length > 0 && !isFull && (
        <section aria-label="Suggestions">
          <h3 className="font-sans font-semibold">Ordered together at least three times</h3>
          <ul>
            {related.suggested.map((part) => (
              <PartRow key={part.id} part={part} note="">
                <Button
                  size="small"
                  disabled={isPending}
                  aria-label={`Add ${part.name}`}
                  onClick={() => add(part)}
                >
                  Add
                </Button>
              </PartRow>
            ))}
          </ul>
        </section>
      )}
      {isFull ? (
        <p className="text-muted">{`These are ${MOST} parts, the most that are shown. Remove one to add another.`}</p>
      ) : (
        <Search onAdd={add} isChosen={isChosen} />
      )}
    </div>
  );
}

interface SearchProps {
  onAdd: (part: Named) => void;
  isChosen: (part: Named) => boolean;
}

function Search({ onAdd, isChosen }: SearchProps) {
  const [words, setWords] = useState("");
  const found = useFoundParts(words, null, true);
  const take = (part: Part) => {
    if (isChosen(part)) return `${part.name} is chosen already`;
    onAdd(part);
    return `${part.name} added`;
  };
  return (
    <div>
      <PartSearch
        label="Find a part by name or number"
        value={words}
        onChange={setWords}
        onNumber={take}
        whole
      />
      {words.trim() !== "" && (
        <FoundParts
          found={found}
          labelOf={(part) => (isChosen(part) ? "Chosen" : "Add")}
          onAdd={(part) => {
            onAdd(part);
            setWords("");
          }}
        />
      )}
    </div>
  );
}

function useSaveRelated(id: string, related: Related) {
  const path = `/api/admin/products/${id}/related` as const;
  const { mutate, isPending } = useCall(
    (body: Record<Kind, string[]>) => request(path, { method: "PUT", body }),
    { failure: "Failed to save the parts", keep: apiKey(path), scope: path },
  );
  const ids = (parts: Named[]) => parts.map((part) => part.id);
  const save = (kind: Kind, parts: Named[]) =>
    mutate({ goesWith: ids(related.goesWith), replaces: ids(related.replaces), [kind]: ids(parts) });
  return { save, isPending };
}
