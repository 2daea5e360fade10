import { Search } from "lucide-react";
import { type FormEvent, useId } from "react";
import { useNavigate } from "react-router-dom";
import { cx } from "@/shared/lib/cx";
import { Button } from "@/shared/ui/button";
import { Icon } from "@/shared/ui/icon";
import { Input } from "@/shared/ui/input";

const GREATEST_LENGTH = 200;

/** Asks for parts in words; the results are a page of their own. */
export function SearchBox({ words = "", className }: { words?: string; className?: string }) {
  const id = useId();
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const asked = String(new FormData(event.currentTarget).get("q")).trim();
    navigate(asked ? `/search?${new URLSearchParams({ q: asked })}` : "/shop");
  };
  return (
    <search className={cx("block", className)}>
      <form action="/search" onSubmit={search} className="flex gap-2">
        <label htmlFor={id} className="sr-only">
          Search parts
        </label>
        <Input
          id={id}
          type="search"
          name="q"
          defaultValue={words}
          maxLength={GREATEST_LENGTH}
          placeholder="Part, vehicle or brand"
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
