import { useQuery, useQueryClient } from "@tanstack/react-query";
import { FilePlus } from "lucide-react";
import { useState } from "react";
import { Loaded } from "@/shared/admin/loaded";
import { moved } from "@/shared/admin/table/move-buttons";
import { CAN_COME_BACK, callUndoably } from "@/shared/admin/undo";
import { useDropTarget } from "@/shared/admin/upload/use-drop-target";
import { useCall, useUndoableCall } from "@/shared/admin/use-call";
import { serverMessage } from "@/shared/api/api-error";
import { apiKey, reading } from "@/shared/api/query-client";
import { request } from "@/shared/api/request";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";
import { Icon } from "@/shared/ui/icon";
import { Skeleton } from "@/shared/ui/skeleton";
import { type Document, MOST_DOCUMENTS, sortDocuments } from "./document-files";
import { DocumentRow } from "./document-row";
import { FoldedPanel } from "./folded-panel";

/** Add, name, order and remove the PDFs of a product. Each change is saved at once. */
export function DocumentsPanel({ id }: { id: string }) {
  const documents = useQuery(reading(apiKey(`/api/admin/products/${id}/documents`)));
  return (
    <FoldedPanel title="Documents" filled={(documents.data?.documents.length ?? 0) > 0}>
      <Loaded
        query={documents}
        failure="The documents could not be read."
        skeleton={<Skeleton className="h-40" />}
      >
        {(answer) => <DocumentList id={id} documents={answer.documents} />}
      </Loaded>
    </FoldedPanel>
  );
}

function DocumentList({ id, documents }: { id: string; documents: Document[] }) {
  const { write, remove, add, refused } = useDocumentCalls(id, documents);
  const { over, handlers } = useDropTarget(add.mutate);
  const [removed, setRemoved] = useState<Document>();
  const put = (each: Document, step: 1 | -1) =>
    write.mutate((now) => {
      const ids = moved(now.map(idOf), each.id, step);
      return now.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
    });
  return (
    <div className="flex flex-col gap-4" {...handlers}>
      {documents.length === 0 && (
        <p className="text-muted">
          Nothing is here yet. Add a fitting guide or a certificate: customers download it from the product's
          page.
        </p>
      )}
      <ol aria-label="Documents of the product" className="flex flex-col gap-4 empty:hidden">
        {documents.map((each, place) => (
          <DocumentRow
            key={each.id}
            document={each}
            place={place}
            isLast={place === documents.length - 1}
            onMove={(step) => put(each, step)}
            onName={(name) =>
              write.mutate((now) => now.map((other) => (other.id === each.id ? { ...other, name } : other)))
            }
            onRemove={() => setRemoved(each)}
          />
        ))}
      </ol>
      {refused.length > 0 && (
        <div role="alert" className="text-danger">
          {refused.map((each) => (
            <p key={each}>{each}</p>
          ))}
        </div>
      )}
      {documents.length < MOST_DOCUMENTS ? (
        <Chooser over={over} isSending={add.isPending} onFiles={add.mutate} />
      ) : (
        <p className="text-muted">{`These are ${MOST_DOCUMENTS} documents, the most that a product can have.`}</p>
      )}
      <ConfirmDialog
        open={removed !== undefined}
        onClose={() => setRemoved(undefined)}
        onConfirm={async () => removed && remove.mutateAsync(removed)}
        title="Remove this document?"
        description={`Customers can no longer download ${removed?.name ?? "it"}. ${CAN_COME_BACK}`}
        confirmLabel="Remove"
        pendingLabel="Removing…"
        destructive
      />
    </div>
  );
}

const idOf = ({ id }: Document) => id;

interface ChooserProps {
  over: boolean;
  isSending: boolean;
  onFiles: (files: File[]) => void;
}

function Chooser({ over, isSending, onFiles }: ChooserProps) {
  return (
    <label className="drop-zone wide" data-over={over || undefined}>
      <input
        type="file"
        multiple
        accept="application/pdf,.pdf"
        aria-label="Add documents"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = "";
        }}
        className="sr-only"
      />
      <span className="flex flex-col items-center gap-1 p-4 text-center text-muted">
        <Icon of={FilePlus} className="size-7" />
        <span role="status" className="font-semibold text-text">
          {isSending ? "Sending …" : "Add documents"}
        </span>
        <span>Or drop them here, up to {MOST_DOCUMENTS}</span>
        <span className="text-subtle">PDF, up to 20 MB each</span>
      </span>
    </label>
  );
}

type Change = (now: Document[]) => Document[];

function useDocumentCalls(id: string, documents: Document[]) {
  const path = `/api/admin/products/${id}/documents` as const;
  const [refused, setRefused] = useState<string[]>([]);
  const client = useQueryClient();
  const key = apiKey(path);
  // What an earlier change that is still being sent has made of the list counts.
  const changed = (change: Change) => {
    const known = client.getQueryData(key)?.documents ?? documents;
    const wanted = change(known).map(({ id, name }) => ({ id, name }));
    return { method: "PUT", body: { documents: wanted, known: known.map(idOf) } } as const;
  };
  const failure = "Failed to save the documents";
  const write = useCall((change: Change) => request(path, changed(change)), {
    keep: key,
    scope: path,
    failure,
    // Another window may have removed what is renamed here.
    refused: () => client.invalidateQueries({ queryKey: key }),
  });
  const remove = useUndoableCall(
    ({ id }: Document) =>
      callUndoably(
        path,
        changed((now) => now.filter((each) => each.id !== id)),
      ),
    { keep: key, failure, success: (_, { name }) => ({ title: "Document removed", description: name }) },
  );
  const add = useCall(
    async (files: File[]) => {
      const { taken, refused } = sortDocuments(files, MOST_DOCUMENTS - documents.length);
      for (const file of taken) {
        const body = new FormData();
        body.append("document", file);
        await request(path, { method: "POST", body }).catch((error) => {
          refused.push(`${file.name} was not added. ${serverMessage(error) ?? "Please try again."}`);
        });
      }
      setRefused(refused);
    },
    { scope: path, reload: key },
  );
  return { write, remove, add, refused };
}
