import { type ReactNode, useState } from "react";
import { Button } from "@/shared/ui/button";
import { type FileKind, needsMatching } from "./file-kinds";
import { MatchColumns, type Matching } from "./match-columns";
import type { ImportFlow } from "./use-import";

interface MatchedFileProps {
  kind: FileKind;
  flow: ImportFlow;
  /** The file's effect, once it can be read. */
  children: ReactNode;
}

/**
 * Show a chosen file. The columns of another program's file are matched by hand first, and can be matched
 * again.
 */
export function MatchedFile({ kind, flow, children }: MatchedFileProps) {
  // The columns of this file are matched once more.
  const [again, setAgain] = useState<File | null>(null);
  const columns = flow.found?.columns ?? [];
  const foreign = columns.length > 0 && needsMatching(kind, columns);
  if (foreign && (again === flow.file || !flow.matching)) {
    const match = (matching: Matching) => {
      setAgain(null);
      flow.match(matching);
    };
    return (
      <MatchColumns
        key={flow.file?.name}
        kind={kind}
        columns={columns}
        before={flow.matching}
        busy={flow.checking}
        onMatch={match}
      />
    );
  }
  if (!flow.found) return null;
  return (
    <>
      {flow.matching && (
        <Button size="small" onClick={() => setAgain(flow.file)} className="self-start">
          Change the columns
        </Button>
      )}
      {children}
    </>
  );
}
