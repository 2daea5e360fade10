import { useState } from "react";
import { FormDialog } from "@/shared/admin/forms/form-dialog";
import { type Part, useFoundParts } from "@/shared/admin/parts/find-parts";
import { FoundParts } from "@/shared/admin/parts/found-parts";
import { PartSearch } from "@/shared/admin/parts/part-search";
import { useCall } from "@/shared/admin/use-call";
import { request } from "@/shared/api/request";
import { Button } from "@/shared/ui/button";
import { Link } from "@/shared/ui/link";

const HAS_OPTIONS = "Give an option its barcode in its product.";

interface AddNumberProps {
  number: string;
  onAdded: (part: Part) => void;
  onClose: () => void;
}

/** Give a number that no part has to one of them. From then on a scan of it finds that part. */
export function AddNumber({ number, onAdded, onClose }: AddNumberProps) {
  const [search, setSearch] = useState("");
  const found = useFoundParts(search);
  const add = useCall((part: Part) => giveNumber(part, number), {
    failure: "The number was not added",
    success: (part) => ({ title: `${part.name} has the number ${number} now` }),
    done: onAdded,
  });
  return (
    <FormDialog
      open
      onClose={onClose}
      busy={add.isPending}
      title={`Which part is ${number}?`}
      className="md:max-w-[44rem]"
    >
      <div className="grid gap-4">
        <PartSearch
          label="Part, by name or number"
          value={search}
          onChange={setSearch}
          onNumber={(part) => {
            if (part.optionId) return HAS_OPTIONS;
            add.mutate(part);
            return part.name;
          }}
        />
        {search.trim() !== "" && (
          <FoundParts found={found} labelOf={labelOf} onAdd={(part) => add.mutate(part)} />
        )}
        <div className="dialog-buttons">
          <Link to="/admin/products/new" className="mr-auto self-center underline underline-offset-4">
            It is a new product
          </Link>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </div>
    </FormDialog>
  );
}

/** An option has its numbers in its product's form, because a number of the product means all of its options. */
function labelOf({ optionId }: Part): string {
  return optionId ? "Option" : "Add";
}

/** Add the number to those that a part has. */
async function giveNumber(part: Part, code: string): Promise<Part> {
  const path = `/api/admin/products/${part.id}/codes` as const;
  const codes = (await request(path)) as { kind: "mpn" | "oem" | "cross"; code: string }[];
  await request(path, { method: "PUT", body: { codes: [...codes, { kind: "mpn", code }] } });
  return part;
}
