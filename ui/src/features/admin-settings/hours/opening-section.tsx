import { FormSection } from "@/shared/admin/forms/form-section";
import { Loaded } from "@/shared/admin/loaded";
import { Button } from "@/shared/ui/button";
import { Skeleton } from "@/shared/ui/skeleton";
import { toast } from "@/shared/ui/toast-store";
import type { AllSettings } from "../form/settings-form";
import type { Opening } from "./hour-lines";
import { OpeningFields } from "./opening-fields";
import { useHours, useOpening } from "./use-opening";

/** Edit the workshop's opening hours for customers, the calendar and search engines. */
export function OpeningSection({ settings }: { settings: AllSettings }) {
  return (
    <FormSection
      id="hours"
      title="Opening hours"
      description="Shown beside the contact form and at the bottom of each page. The calendar shades the other hours and tells you when an appointment is outside them."
    >
      <Loaded
        query={useOpening()}
        failure="The opening hours could not be loaded."
        skeleton={<Skeleton className="h-80" />}
      >
        {(opening) => <OpeningForm saved={opening} settings={settings} />}
      </Loaded>
    </FormSection>
  );
}

function OpeningForm({ saved, settings }: { saved: Opening[]; settings: AllSettings }) {
  const hours = useHours(saved, settings);
  const save = () =>
    hours.save().then(
      () => toast({ title: "Opening hours saved" }),
      // The form says why.
      () => {},
    );
  return (
    <form
      noValidate
      aria-label="Opening hours"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <OpeningFields hours={hours} />
      <Button
        type="submit"
        variant="primary"
        size="small"
        pending={hours.saving}
        className="justify-self-start"
      >
        Save opening hours
      </Button>
    </form>
  );
}
