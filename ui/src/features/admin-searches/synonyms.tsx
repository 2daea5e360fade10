import { Plus } from "lucide-react";
import { RowDialog } from "@/shared/admin/forms/row-dialog";
import { ChangeButtons } from "@/shared/admin/forms/row-tools";
import { CAN_COME_BACK } from "@/shared/admin/undo";
import { Button } from "@/shared/ui/button";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";
import { Icon } from "@/shared/ui/icon";
import { type Synonym, useSynonymCalls } from "./use-searches";

/** The owner's next action. A new synonym may begin with words that were not found. */
export type SynonymQuestion =
  | { act: "add"; word: string }
  | { act: "edit"; row: Synonym }
  | { act: "delete"; row: Synonym };

interface SynonymsProps {
  synonyms: Synonym[];
  question: SynonymQuestion | undefined;
  onAsk: (question: SynonymQuestion | undefined) => void;
}

/** List words of customers that mean words of the shop. */
export function Synonyms({ synonyms, question, onAsk }: SynonymsProps) {
  return (
    <section aria-label="Synonyms" className="panel gap-2">
      <div className="list-row">
        <h2 className="grow font-sans font-semibold text-body">Synonyms</h2>
        <Button size="small" onClick={() => onAsk({ act: "add", word: "" })}>
          <Icon of={Plus} className="size-4" />
          Add synonym
        </Button>
      </div>
      {synonyms.length === 0 && <p className="text-muted">None yet.</p>}
      <ul>
        {synonyms.map((row) => (
          <li key={row.id} className="list-row border-line border-t">
            <span className="min-w-0 grow break-words">
              <span className="font-semibold">{row.word}</span>{" "}
              <span className="text-muted">{row.both ? "and" : "also finds"}</span>{" "}
              <span className="font-semibold">{row.means}</span>
            </span>
            <span className="row-tools">
              <ChangeButtons row={row} name={row.word} onAsk={onAsk} />
            </span>
          </li>
        ))}
      </ul>
      <Dialogs question={question} onClose={() => onAsk(undefined)} />
    </section>
  );
}

function Dialogs({ question, onClose }: { question: SynonymQuestion | undefined; onClose: () => void }) {
  const { save, remove } = useSynonymCalls();
  const row = question?.act === "edit" ? question.row : undefined;
  const word = question?.act === "add" ? question.word : row?.word;
  const deleted = question?.act === "delete" ? question.row : undefined;
  const isOpen = question !== undefined && !deleted;
  return (
    <>
      <RowDialog
        key={`${question?.act} ${word}`}
        open={isOpen}
        onClose={onClose}
        title={row ? `Edit ${row.word}` : "Add synonym"}
        saveLabel={row ? "Save" : "Add synonym"}
        fields={[
          { name: "word", label: "Customers search for", value: word ?? "" },
          { name: "means", label: "In the shop it is called", value: row?.means ?? "" },
          { name: "both", label: "Also the other way round", check: true, value: row?.both === 0 ? "" : "1" },
        ]}
        onSave={({ word = "", means = "", both }) =>
          save.mutateAsync({ ...(row && { id: row.id }), body: { word, means, both: both ? 1 : 0 } })
        }
      />
      <ConfirmDialog
        open={deleted !== undefined}
        onClose={onClose}
        onConfirm={async () => deleted && remove.mutateAsync(deleted.id)}
        title={`Delete ${deleted?.word}?`}
        description={`A search for ${deleted?.word} no longer finds ${deleted?.means}. ${CAN_COME_BACK}`}
        confirmLabel="Delete"
        pendingLabel="Deleting…"
        destructive
      />
    </>
  );
}
