import { useState } from "react";
import { TemplateList, type TemplateQuestion } from "@/features/admin-messages/templates/template-list";
import { useTemplates } from "@/features/admin-messages/templates/use-templates";
import { AdminPage } from "@/shared/admin/admin-page";
import { Loaded } from "@/shared/admin/loaded";
import { Button, ButtonLink } from "@/shared/ui/button";

export default function AnswerTemplatesPage() {
  const templates = useTemplates();
  const [question, setQuestion] = useState<TemplateQuestion>();
  return (
    <AdminPage
      title="Answer templates"
      actions={
        <>
          <ButtonLink size="small" variant="ghost" to="/admin/contact-messages">
            Inbox
          </ButtonLink>
          <Button size="small" variant="primary" onClick={() => setQuestion({ act: "add" })}>
            Add template
          </Button>
        </>
      }
    >
      <Loaded query={templates} failure="The templates could not be loaded.">
        {({ templates: all, fields }) => (
          <TemplateList templates={all} fields={fields} question={question} onAsk={setQuestion} />
        )}
      </Loaded>
    </AdminPage>
  );
}
