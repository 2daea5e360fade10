import { type ReactNode, useState } from "react";
import { ErrorNote } from "@/shared/ui/error-note";
import { Field } from "@/shared/ui/forms/field";
import { Input } from "@/shared/ui/input";
import { NO_LOOK_UP } from "../plates/plate-words";
import { readPlate } from "../plates/read-plate";
import { findingWords } from "./finding-words";
import { type FinderAnswer, type Found, FoundVehicles } from "./found-vehicles";
import { useFoundVehicles } from "./use-found-vehicles";

export type FoundVehicle = Found & { year: number | null };

interface FindVehicleProps {
  onFound: (vehicle: FoundVehicle) => void;
  /** Is called with the year of an Irish plate. The plate itself never leaves the browser. */
  onYear?: (year: number) => void;
  label?: string;
  /** The words to begin with, such as a customer's car as it was written down. */
  words?: string;
  /** Shows what else the typed words find. A plate is then looked up there. */
  children?: (typed: string) => ReactNode;
}

/** Find a vehicle by typing its name: "vw golf 2016", "bmw 320d", "golf vii". */
export function FindVehicle({
  onFound,
  onYear,
  label = "Find your vehicle",
  words = "",
  children,
}: FindVehicleProps) {
  const [typed, setTyped] = useState(words);
  const plate = readPlate(typed);
  const asked = plate ? [plate.rest, plate.rest && plate.year].filter(Boolean).join(" ") : typed.trim();
  const { found, isAnswered, isError, refetch, ask } = useFoundVehicles(asked);
  const choose = ({ vehicles: [first], year }: FinderAnswer, vehicle = first) => {
    if (!vehicle) return;
    setTyped("");
    onFound({ ...vehicle, year });
  };
  // The list may still be that of the words before, and the year that was typed is in the next answer.
  const chooseOne = (answer: FinderAnswer, vehicle: Found) => {
    if (isAnswered) return choose(answer, vehicle);
    ask().then(
      (latest) => choose(latest, vehicle),
      () => choose(answer, vehicle),
    );
  };
  const type = (text: string) => {
    setTyped(text);
    const year = readPlate(text)?.year;
    if (year) onYear?.(year);
  };
  return (
    <div className="flex flex-col gap-2">
      <Field label={label}>
        {(control) => (
          <Input
            {...control}
            type="search"
            value={typed}
            autoComplete="off"
            maxLength={60}
            placeholder="VW Golf 2016"
            onChange={({ target }) => type(target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || typed.trim() === "") return;
              event.preventDefault();
              if (asked) ask().then(choose, () => {});
            }}
          />
        )}
      </Field>
      {children?.(typed.trim())}
      <p role="status" className="text-muted text-small empty:hidden">
        {plate && !plate.rest
          ? !children && plateWords(plate.year, onYear !== undefined)
          : found && isAnswered && findingWords(found)}
      </p>
      {isError && asked !== "" && (
        <ErrorNote onRetry={refetch}>The vehicles could not be searched.</ErrorNote>
      )}
      {found && <FoundVehicles vehicles={found.vehicles} onChoose={(vehicle) => chooseOne(found, vehicle)} />}
    </div>
  );
}

function plateWords(year: number | undefined, takesYear: boolean): string {
  return year && takesYear ? `${NO_LOOK_UP} Your plate says ${year}: we fill that in.` : NO_LOOK_UP;
}
