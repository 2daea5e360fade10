import { Search } from "lucide-react";
import { type FormEvent, useId } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useVehicle } from "@/shared/lib/chosen-vehicle";
import { searchUrl } from "@/shared/lib/search-url";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import { Input } from "@/shared/ui/input";

const GREATEST_LENGTH = 200;

/** Search for parts in words, for the visitor's vehicle. The filters of the last search are dropped. */
export function SearchBox({ words = "" }: { words?: string }) {
  const id = useId();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = String(new FormData(event.currentTarget).get("q")).trim();
    navigate(asked ? searchUrl(asked, useVehicle.getState().vehicle) : pathname);
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
          maxLength={GREATEST_LENGTH}
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
