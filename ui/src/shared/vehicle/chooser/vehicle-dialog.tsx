import { useState } from "react";
import { type ChosenVehicle, useVehicle } from "@/shared/lib/chosen-vehicle";
import { Button } from "@/shared/ui/button";
import { Dialog } from "@/shared/ui/dialogs/dialog";
import { ErrorNote } from "@/shared/ui/error-note";
import { Field } from "@/shared/ui/forms/field";
import { Select } from "@/shared/ui/forms/select";
import { rememberVehicle } from "../remember-vehicle";
import { FindModel } from "./find-model";
import { PlateField } from "./plate-field";
import { useBrands, useModels } from "./use-vehicles";
import { yearsOf } from "./years-of";

interface VehicleDialogProps {
  open: boolean;
  onClose: () => void;
  /** In place of remembering the vehicle. */
  onChosen?: (vehicle: ChosenVehicle) => void;
}

/** Brand, model, and the year and engine where the model has any. Nothing is kept before the last button. */
export default function VehicleDialog({ open, onClose, onChosen }: VehicleDialogProps) {
  const use = (vehicle: ChosenVehicle) => {
    (onChosen ?? rememberVehicle)(vehicle);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Your vehicle"
      description="We then say of every part if it fits. It is kept in this browser alone."
    >
      <VehicleFields onUse={use} onClose={onClose} />
    </Dialog>
  );
}

function VehicleFields({ onUse, onClose }: { onUse: (vehicle: ChosenVehicle) => void; onClose: () => void }) {
  const before = useVehicle((store) => store.vehicle);
  const [brandId, setBrandId] = useState(before?.brandId ?? "");
  const [modelId, setModelId] = useState(before?.modelId ?? "");
  const [year, setYear] = useState(before?.year?.toString() ?? "");
  const [engineId, setEngineId] = useState(before?.engineId ?? "");
  const brands = useBrands();
  const models = useModels(brandId || undefined);
  if (brands.isError)
    return <ErrorNote onRetry={brands.refetch}>The vehicles could not be loaded.</ErrorNote>;

  const brand = brands.data?.find(({ id }) => id === brandId);
  const model = models.data?.find(({ id }) => id === modelId);
  const years = model ? yearsOf(model, new Date().getFullYear()) : [];
  const engine = model?.engines.find(({ id }) => id === engineId);
  const chooseModel = (brandOf: string, id: string) => {
    setBrandId(brandOf);
    setModelId(id);
    setEngineId("");
  };
  const submit = () => {
    if (!brand || !model) return;
    const chosenYear = years.includes(Number(year)) ? Number(year) : null;
    const name = `${brand.name} ${model.name}`;
    const known = { engineId: engine?.id ?? null, engine: engine?.name ?? null };
    onUse({ brandId, modelId, name, year: chosenYear, ...known });
  };
  return (
    <form
      method="dialog"
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <FindModel brands={brands.data ?? []} onFound={chooseModel} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Brand">
          {(control) => (
            <Select {...control} value={brandId} onChange={({ target }) => chooseModel(target.value, "")}>
              <option value="">Choose</option>
              {brands.data?.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="Model">
          {(control) => (
            <Select
              {...control}
              value={modelId}
              disabled={!models.data}
              onChange={({ target }) => chooseModel(brandId, target.value)}
            >
              <option value="">Choose</option>
              {models.data?.map(({ id, name, year: made }) => (
                <option key={id} value={id}>
                  {made ? `${name}, ${made}` : name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        {years.length > 0 && (
          <Field label="Year" optional>
            {(control) => (
              <Select {...control} value={year} onChange={({ target }) => setYear(target.value)}>
                <option value="">Not sure</option>
                {years.map((each) => (
                  <option key={each}>{each}</option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {model && model.engines.length > 0 && (
          <Field label="Engine" optional>
            {(control) => (
              <Select {...control} value={engineId} onChange={({ target }) => setEngineId(target.value)}>
                <option value="">Not sure</option>
                {model.engines.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
      </div>
      {years.length > 0 && <PlateField years={years} onYear={(found) => setYear(`${found}`)} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" variant="primary" disabled={!model}>
          Use this vehicle
        </Button>
      </div>
    </form>
  );
}
