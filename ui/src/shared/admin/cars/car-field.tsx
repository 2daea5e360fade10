import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { apiKey, reading } from "@/shared/api/query-client";
import type { ControlProps } from "@/shared/ui/forms/field";
import { Input } from "@/shared/ui/input";
import { findingWords } from "@/shared/vehicle/chooser/finding-words";
import { type Found, FoundVehicles } from "@/shared/vehicle/chooser/found-vehicles";
import { useFoundVehicles } from "@/shared/vehicle/chooser/use-found-vehicles";
import { ADD_THE_CAR } from "@/shared/vehicle/plates/plate-words";
import { isPlate } from "@/shared/vehicle/plates/read-plate";

interface CarFieldProps extends ControlProps {
  name: string;
  value: string;
  modelId: string | null;
}

/** Take a customer's car as the owner names it, with its model in the vehicle list, where it has one. */
export function CarField({ name, value, modelId, ...control }: CarFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [label, setLabel] = useState(value);
  const [model, setModel] = useState(modelId ?? "");
  const [typing, setTyping] = useState(false);
  const noCar = isPlate(label);
  const { found, isAnswered } = useFoundVehicles(typing && !noCar ? label.trim() : "");
  const choose = (vehicle: Found) => {
    setLabel(withYear(input.current?.form, vehicle.name, found?.year));
    setModel(vehicle.modelId);
    setTyping(false);
    input.current?.focus();
  };
  const type = (text: string) => {
    setLabel(text);
    setModel("");
    setTyping(true);
  };
  return (
    <>
      <Input
        {...control}
        ref={input}
        name={name}
        value={label}
        autoComplete="off"
        placeholder="VW Golf 2016"
        onChange={({ target }) => type(target.value)}
      />
      <input type="hidden" name="modelId" value={model} />
      <div role="status" className="text-muted text-small empty:hidden">
        {noCar && ADD_THE_CAR}
        {model && <ListedModel modelId={model} />}
        {found && isAnswered && found.total > 0 && findingWords(found)}
        {found && isAnswered && found.total === 0 && "Not in your vehicle list. The name is kept as it is."}
      </div>
      {found && <FoundVehicles vehicles={found.vehicles} onChoose={choose} />}
    </>
  );
}

/**
 * Put a year into the form's own field for it. Returns the car's name, with the year where there is no such
 * field.
 */
function withYear(
  form: HTMLFormElement | null | undefined,
  name: string,
  year: number | null | undefined,
): string {
  if (!year) return name;
  const field = form?.elements.namedItem("year");
  if (!(field instanceof HTMLInputElement)) return `${name} ${year}`;
  field.value = `${year}`;
  return name;
}

/** Show "In your vehicle list: Volkswagen Golf Mk7", once it is known. */
function ListedModel({ modelId }: { modelId: string }) {
  const { data: models } = useQuery(reading(apiKey("/api/models")));
  const { data: brands } = useQuery(reading(apiKey("/api/brands")));
  const model = models?.find(({ id }) => id === modelId);
  const brand = brands?.find(({ id }) => id === model?.brandId);
  return model && brand && `In your vehicle list: ${brand.name} ${model.name}`;
}
