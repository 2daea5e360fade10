import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { StepFrame } from "@/shared/admin/step-frame";
import { Button } from "@/shared/ui/button";
import { StarterChoices } from "./starter-choices";
import type { StepProps } from "./step-props";
import { type FirstRun, useLoadSample } from "./use-first-run";

export function CatalogueStep(props: StepProps) {
  const { sample } = props.firstRun;
  const load = useLoadSample();
  const progress = useRef<HTMLDivElement>(null);
  useRefreshWhenLoaded(sample.state);
  // The button disappears when the load begins, and the focus with it.
  const begin = () => load.mutate(undefined, { onSuccess: () => progress.current?.focus() });
  return (
    <StepFrame
      {...props}
      title="Start with something in the shop?"
      lead="The sample has products with pictures, vehicles, services and a few jobs, so that you can try things out. Or start with an empty shop and add common vehicles and services from a list."
      onSubmit={props.onNext}
      submitLabel={sample.state === "none" && sample.possible ? "Continue empty" : "Continue"}
    >
      <div
        ref={progress}
        role="status"
        tabIndex={-1}
        data-quiet-focus=""
        className="flex flex-col gap-3 empty:-mt-6"
      >
        <SampleState sample={sample} />
      </div>
      {sample.possible && sample.state !== "loaded" && (
        <p>
          <Button pending={load.isPending} pendingLabel="Loading…" onClick={begin}>
            Load the sample
          </Button>
        </p>
      )}
      {sample.state !== "loading" && sample.state !== "loaded" && <StarterChoices />}
    </StepFrame>
  );
}

function SampleState({ sample: { state, done, total, possible } }: Pick<FirstRun, "sample">) {
  if (state === "loading") {
    return (
      <>
        <p>
          {total && done < total ? `Preparing pictures: ${done} of ${total}` : "Preparing the catalogue…"}
        </p>
        <progress
          aria-label="Sample catalogue"
          className="h-2 w-full"
          {...(total ? { value: done, max: total } : {})}
        />
        <p className="text-muted">You can carry on meanwhile.</p>
      </>
    );
  }
  if (state === "failed")
    return <p className="text-danger">The sample could not be loaded. Nothing was added.</p>;
  if (state === "loaded") return <p className="text-ok">The sample is loaded.</p>;
  return possible ? null : <p className="text-muted">The shop is not empty, so nothing was added.</p>;
}

/** Invalidate the cached answers of the empty shop once the sample is loaded. */
function useRefreshWhenLoaded(state: FirstRun["sample"]["state"]): void {
  const client = useQueryClient();
  useEffect(() => {
    if (state !== "loaded") return;
    client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== "admin" });
  }, [state, client]);
}
