import { Search } from "lucide-react";
import { type FormEvent, useId } from "react";
import { useNavigate } from "react-router-dom";
import { useVehicle } from "@/shared/lib/chosen-vehicle";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import { Input } from "@/shared/ui/input";
import { searchUrl } from "./results-query";

/** Asks anew: the filters of the last search are left behind. */
export function ResultsBox({ words }: { words: string }) {
  const id = useId();
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = String(new FormData(event.currentTarget).get("q")).trim();
    navigate(asked ? searchUrl(asked, useVehicle.getState().vehicle) : "/search");
  };
  return (
    <search className="block max-w-form">
      <form action="/search" onSubmit={search} className="flex gap-2">
        <label htmlFor={id} className="sr-only">
          Search parts
        </label>
        <Input
          key={words}
          id={id}
          type="search"
          name="q"
          defaultValue={words}
          maxLength={200}
          placeholder="Part, number or vehicle"
          autoComplete="off"
          enterKeyHint="search"
        />
        <Button type="submit" aria-label="Search" data-tooltip="Search" className="w-12 shrink-0 px-0">
          <Icon of={Search} />
        </Button>
      </form>
    </search>
  );
}
