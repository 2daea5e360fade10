import { useState } from "react";
import { Button } from "@/shared/ui/button";
import { groupVersions, type PolicyText } from "./group-versions";
import { PolicyCard } from "./policy-card";
import { PolicyEditor } from "./policy-editor";
import type { PolicyVersion, Starter } from "./use-policies";

interface PoliciesScreenProps {
  versions: PolicyVersion[];
  starters: Starter[];
}

const OWN: PolicyText = { kind: "custom", slug: "", title: "", versions: [] };

/** Show the texts with their versions, or the one that is being written. */
export function PoliciesScreen({ versions, starters }: PoliciesScreenProps) {
  const [written, setWritten] = useState<PolicyText>();
  if (written) {
    return (
      <PolicyEditor
        text={written}
        starter={starters.find(({ slug }) => slug === written.slug)}
        onDone={() => setWritten(undefined)}
      />
    );
  }
  return (
    <>
      <p className="max-w-measure text-muted">
        Each published text is a page of the shop, linked in every footer. A change makes a new version; an
        order keeps the version it was made under. The starter texts are not legal advice: have them checked.
      </p>
      <ul aria-label="Legal texts" className="flex flex-col gap-4">
        {groupVersions(versions, starters).map((text) => (
          <PolicyCard key={text.slug} text={text} onWrite={() => setWritten(text)} />
        ))}
      </ul>
      <Button size="small" className="self-start" onClick={() => setWritten(OWN)}>
        Add a text of your own
      </Button>
    </>
  );
}
