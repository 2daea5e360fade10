import { useState } from "react";
import { Button } from "@/shared/ui/button";
import { EraseDialog } from "./erase-person";
import { describePerson } from "./held-summary";
import { type Held, type Person, useExportPerson, useFindPerson } from "./use-person";

interface PersonButtonsProps {
  id: string;
  email: string | null;
  phone: string | null;
  name: string;
  onErased: () => void;
}

/** Export or erase everything that is stored about a person. */
export function PersonButtons({ id, email, phone, name, onErased }: PersonButtonsProps) {
  const person = personOf(email, phone, name);
  const [held, setHeld] = useState<Held>();
  const save = useExportPerson();
  const find = useFindPerson();
  return (
    <>
      <Button size="small" pending={save.isPending} onClick={() => save.mutate(person)}>
        Export data
      </Button>
      <Button
        size="small"
        variant="danger"
        className="ml-auto"
        pending={find.isPending}
        onClick={() => find.mutate(person, { onSuccess: setHeld })}
      >
        Erase…
      </Button>
      {held && (
        <EraseDialog
          held={held}
          person={person}
          sought={describePerson(person)}
          contactId={id}
          open
          onClose={() => setHeld(undefined)}
          onErased={onErased}
        />
      )}
    </>
  );
}

/** Return the detail that means nobody else, where there is one. */
function personOf(email: string | null, phone: string | null, name: string): Person {
  if (email) return { detail: "email", text: email };
  return phone ? { detail: "phone", text: phone } : { detail: "name", text: name };
}
