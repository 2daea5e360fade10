import { useState } from "react";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/forms/field";
import { Input } from "@/shared/ui/input";
import { yearOfPlate } from "./irish-plate";

/** The year read from an Irish plate, here in the browser. An imported car's may differ, so it is asked. */
export function PlateField({ years, onYear }: { years: number[]; onYear: (year: number) => void }) {
  const [plate, setPlate] = useState("");
  const [taken, setTaken] = useState<number>();
  const year = yearOfPlate(plate, new Date().getFullYear());
  const isOffered = year !== undefined && year !== taken;
  return (
    <Field label="Irish plate" optional hint="It tells us the year. It stays in your browser.">
      {(control) => (
        <div className="flex flex-wrap items-center gap-3">
          <Input
            {...control}
            value={plate}
            autoComplete="off"
            maxLength={20}
            placeholder="131-KK-1234"
            className="min-w-0 flex-1 basis-40"
            onChange={({ target }) => setPlate(target.value)}
          />
          <div role="status" className="flex min-h-11 items-center gap-3 text-small">
            {isOffered && years.includes(year) && (
              <>
                {year}, is that right?
                <Button
                  onClick={() => {
                    setTaken(year);
                    onYear(year);
                  }}
                >
                  Yes, {year}
                </Button>
              </>
            )}
            {isOffered && !years.includes(year) && `${year}: this model was not made then.`}
          </div>
        </div>
      )}
    </Field>
  );
}
