import { SelectInput } from "@/shared/admin/forms/inputs";
import type { ProductForm } from "./detail-fields";

/** Choose the meaning of the list of models: complete, open, or every vehicle. */
export function FitsField({ form: { register, watch } }: { form: ProductForm }) {
  const universal = watch("fits") === "universal";
  return (
    <SelectInput
      label="This part fits"
      hint={universal ? "The models ticked here still list it." : undefined}
      className="max-w-md"
      {...register("fits")}
    >
      <option value="listed">Only the ticked models</option>
      <option value="open">The ticked models, perhaps others</option>
      <option value="universal">Every vehicle</option>
    </SelectInput>
  );
}
