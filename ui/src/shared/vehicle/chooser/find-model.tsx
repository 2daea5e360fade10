import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { apiKey, reading } from "@/shared/api/query-client";
import type { Brand, CarModel } from "@/shared/api/types";
import { Button } from "@/shared/ui/button";
import { Field } from "@/shared/ui/forms/field";
import { Input } from "@/shared/ui/input";
import { findModels } from "./find-models";

interface FindModelProps {
  brands: Brand[];
  onFound: (brandId: string, modelId: string) => void;
  label?: string;
}

/** Brand and model by typing a part of their names. */
export function FindModel({ brands, onFound, label = "Find your vehicle" }: FindModelProps) {
  const [words, setWords] = useState("");
  const models = useQuery({ ...reading(apiKey("/api/models")), enabled: words.trim() !== "" });
  const found = findModels(words, brands, models.data ?? []);
  const choose = (model: CarModel) => {
    setWords("");
    onFound(model.brandId, model.id);
  };
  return (
    <div className="flex flex-col gap-2">
      <Field label={label}>
        {(control) => (
          <Input
            {...control}
            type="search"
            value={words}
            autoComplete="off"
            maxLength={60}
            placeholder="golf 7"
            onChange={({ target }) => setWords(target.value)}
            onKeyDown={(event) => {
              if (event.key !== "Enter" || words.trim() === "") return;
              event.preventDefault();
              if (found[0]) choose(found[0].model);
            }}
          />
        )}
      </Field>
      <p role="status" className="sr-only">
        {words.trim() !== "" && `${found.length} found`}
      </p>
      {found.length > 0 && (
        <ul className="grid gap-2 sm:grid-cols-2">
          {found.map(({ model, name }) => (
            <li key={model.id}>
              <Button
                size="small"
                onClick={() => choose(model)}
                className="min-h-11 w-full justify-items-start text-start"
              >
                {model.year ? `${name}, ${model.year}` : name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {words.trim() !== "" && models.isSuccess && found.length === 0 && (
        <p className="text-muted text-small">No vehicle matches.</p>
      )}
    </div>
  );
}
