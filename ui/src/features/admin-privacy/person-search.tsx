import { type FormEvent, useState } from "react";
import { focusFirstWrong } from "@/shared/admin/forms/focus-first-wrong";
import { TextInput } from "@/shared/admin/forms/inputs";
import { Segments } from "@/shared/admin/forms/segments";
import { personBody } from "@/shared/api/fields/admin-fields";
import { Button } from "@/shared/ui/button";
import { HeldSummary } from "./held-summary";
import { type Detail, type Person, useFindPerson } from "./use-person";

const DETAILS: { value: Detail; label: string; field: string; type: "email" | "tel" | "text" }[] = [
  { value: "email", label: "E-mail", field: "E-mail address of the person", type: "email" },
  { value: "name", label: "Name", field: "Name of the person", type: "text" },
  { value: "phone", label: "Phone", field: "Phone number of the person", type: "tel" },
  {
    value: "orderNumber",
    label: "Order number",
    field: "Number of one of the person's orders",
    type: "text",
  },
];

/** Search one detail, and show everything that the shop has stored about its person. */
export function PersonSearch() {
  const [person, setPerson] = useState<Person>({ detail: "email", text: "" });
  const find = useFindPerson();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    find.mutate(person, { onError: () => focusFirstWrong(form) });
  };
  const choose = (detail: Detail) => {
    find.reset();
    setPerson({ detail, text: "" });
  };
  return (
    <div className="flex flex-col gap-8">
      <form method="post" noValidate onSubmit={submit} className="flex max-w-form flex-col gap-4">
        <Segments label="Look up by" options={DETAILS} value={person.detail} onChange={choose} />
        <div className="flex flex-wrap items-end gap-3">
          <DetailField
            person={person}
            error={find.errors[person.detail]}
            onChange={(text) => setPerson({ ...person, text })}
          />
          <Button type="submit" variant="primary" pending={find.isPending} pendingLabel="Looking…">
            Find
          </Button>
        </div>
      </form>
      <div aria-live="polite">
        {find.data && <HeldSummary held={find.data} person={find.variables} onErased={find.reset} />}
      </div>
    </div>
  );
}

interface DetailFieldProps {
  person: Person;
  error: string | undefined;
  onChange: (text: string) => void;
}

function DetailField({ person: { detail, text }, error, onChange }: DetailFieldProps) {
  const chosen = DETAILS.find(({ value }) => value === detail);
  return (
    <TextInput
      label={chosen?.field ?? ""}
      error={error}
      className="min-w-0 grow basis-64"
      type={chosen?.type}
      autoComplete="off"
      maxLength={personBody[detail].maxLength}
      value={text}
      onValue={onChange}
    />
  );
}
