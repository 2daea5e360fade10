import { FileText } from "lucide-react";
import { ChangeButtons } from "@/shared/admin/forms/row-tools";
import { CAN_COME_BACK } from "@/shared/admin/undo";
import { Button } from "@/shared/ui/button";
import { ConfirmDialog } from "@/shared/ui/dialogs/confirm-dialog";
import { EmptyState } from "@/shared/ui/empty-state";
import { TemplateDialog } from "./template-dialog";
import { type Template, useTemplateCalls } from "./use-templates";

/** The owner's next action. */
export type TemplateQuestion = { act: "add" } | { act: "edit" | "delete"; row: Template };

interface TemplateListProps {
  templates: Template[];
  fields: string[];
  question: TemplateQuestion | undefined;
  onAsk: (question: TemplateQuestion | undefined) => void;
}

/** List the texts that an answer begins with. */
export function TemplateList({ templates, fields, question, onAsk }: TemplateListProps) {
  const { save, remove } = useTemplateCalls();
  const close = () => onAsk(undefined);
  const row = question && question.act !== "add" ? question.row : undefined;
  return (
    <>
      {templates.length === 0 ? (
        <NoTemplates onAdd={() => onAsk({ act: "add" })} />
      ) : (
        <ul aria-label="Templates" className="border-line border-t">
          {templates.map((each) => (
            <TemplateRow key={each.id} row={each} onAsk={onAsk} />
          ))}
        </ul>
      )}
      <TemplateDialog
        open={question?.act === "add" || question?.act === "edit"}
        row={row}
        fields={fields}
        onClose={close}
        onSave={(body) => save.mutateAsync({ id: row?.id, body })}
      />
      <ConfirmDialog
        open={question?.act === "delete"}
        onClose={close}
        onConfirm={async () => row && remove.mutateAsync(row)}
        title={`Delete ${row?.name}?`}
        description={`Answers already written with it stay. ${CAN_COME_BACK}`}
        confirmLabel="Delete template"
        pendingLabel="Deleting…"
        destructive
      />
    </>
  );
}

function NoTemplates({ onAdd }: { onAdd: () => void }) {
  return (
    <EmptyState
      icon={FileText}
      title="No templates yet"
      action={
        <Button variant="primary" onClick={onAdd}>
          Add your first template
        </Button>
      }
    >
      A template is a text to start an answer with; the customer's name is filled in.
    </EmptyState>
  );
}

interface TemplateRowProps {
  row: Template;
  onAsk: (question: TemplateQuestion) => void;
}

function TemplateRow({ row, onAsk }: TemplateRowProps) {
  return (
    <li className="list-row border-line border-b">
      <span className="min-w-0 grow basis-full sm:basis-0">
        <span className="block break-words font-semibold">{row.name}</span>
        <span className="line-clamp-1 text-muted">{row.body}</span>
      </span>
      <span className="row-tools">
        <ChangeButtons row={row} name={row.name} onAsk={onAsk} />
      </span>
    </li>
  );
}
