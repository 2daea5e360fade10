import { Pencil, Trash2 } from "lucide-react";
import { useState } from "react";
import { RowDialog } from "@/shared/admin/forms/row-dialog";
import type { OrderedKind } from "@/shared/admin/forms/row-fields";
import { useOrderedCalls } from "@/shared/admin/forms/use-row-calls";
import { Loaded } from "@/shared/admin/loaded";
import { MoveButtons } from "@/shared/admin/table/move-buttons";
import { Button } from "@/shared/ui/button";
import { IconButton } from "@/shared/ui/icon-button";
import { Skeleton } from "@/shared/ui/skeleton";
import { type Bay, useBays, useSaveBay } from "./use-workshop";

const MOST = 6;
const BAYS: OrderedKind = { path: "/api/admin/bays", noun: "bay" };

/** Edit the bays: one to six, each named as the workshop calls it. */
export function BaysSection() {
  const [isAdding, setAdding] = useState(false);
  const save = useSaveBay();
  return (
    <section id="bays" aria-labelledby="bays-title" className="panel gap-3">
      <h2 id="bays-title" className="font-sans font-semibold">
        Bays
      </h2>
      <p className="max-w-measure text-muted">The places for a car. Each holds one appointment at a time.</p>
      <Loaded
        query={useBays()}
        failure="The bays could not be loaded."
        skeleton={<Skeleton className="h-24" />}
      >
        {(bays) => (
          <>
            <ul>
              {bays.map((bay) => (
                <BayLine key={bay.id} bay={bay} bays={bays} />
              ))}
            </ul>
            {bays.length < MOST && (
              <Button size="small" className="justify-self-start" onClick={() => setAdding(true)}>
                Add bay
              </Button>
            )}
          </>
        )}
      </Loaded>
      <RowDialog
        open={isAdding}
        onClose={() => setAdding(false)}
        title="Add bay"
        fields={[{ name: "name", label: "Name", hint: "For example Bay 2, Lift or Film room" }]}
        saveLabel="Add bay"
        onSave={(typed) => save.mutateAsync({ name: typed.name ?? "" })}
      />
    </section>
  );
}

function BayLine({ bay, bays }: { bay: Bay; bays: Bay[] }) {
  const [isEditing, setEditing] = useState(false);
  const save = useSaveBay(bay.id);
  const { remove } = useOrderedCalls(BAYS);
  return (
    <li className="list-row border-line border-t">
      <span className="wrap-anywhere min-w-0 grow">{bay.name}</span>
      <span className="row-tools">
        <MoveButtons kind={BAYS} id={bay.id} name={bay.name} ids={bays.map(({ id }) => id)} />
        <IconButton icon={Pencil} label={`Rename ${bay.name}`} onClick={() => setEditing(true)} />
        <IconButton icon={Trash2} label={`Remove ${bay.name}`} onClick={() => remove.mutate(bay)} />
      </span>
      <RowDialog
        open={isEditing}
        onClose={() => setEditing(false)}
        title={`Rename ${bay.name}`}
        fields={[{ name: "name", label: "Name", value: bay.name }]}
        saveLabel="Save"
        onSave={(typed) => save.mutateAsync({ name: typed.name ?? "" })}
      />
    </li>
  );
}
