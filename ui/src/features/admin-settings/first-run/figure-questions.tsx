import { DEFAULT_SETTINGS } from "@/shared/api/default-settings";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import type { AllSettings, SettingsForm } from "../form/settings-form";
import type { SettingsFields } from "../form/use-settings-form";

type Figure = AllSettings["stats"][number];

interface FigureQuestionsProps {
  fields: SettingsFields;
  saved: AllSettings;
}

/**
 * Ask about the figures that the site suggests. Each is shown to visitors only once the owner says that it is
 * true.
 */
export function FigureQuestions({ fields: { form, set }, saved }: FigureQuestionsProps) {
  const shown = offered(saved.stats);
  const isTrue = (figure: Figure) => form.stats.some((each) => isSame(each, figure));
  const answer = (figure: Figure, yes: boolean) =>
    set(
      "stats",
      shown.filter((each) => (isSame(each, figure) ? yes : isTrue(each))),
    );
  return (
    <fieldset className="flex flex-col">
      <legend className="sr-only">Is this true of your workshop?</legend>
      {shown.map((figure) => (
        <Checkbox
          key={nameOf(figure)}
          label={nameOf(figure)}
          checked={isTrue(figure)}
          onChange={({ target }) => answer(figure, target.checked)}
          className="border-line border-b py-2 last:border-b-0"
        />
      ))}
    </fieldset>
  );
}

/** Return none of the suggested figures, because nobody has said yet that they are true. */
export function unanswered({ stats }: AllSettings): Partial<SettingsForm> {
  return { stats: isSuggestion(stats) ? [] : stats };
}

/** Return the suggestions, and after them the workshop's own. */
function offered(saved: Figure[]): Figure[] {
  const own = saved.filter((figure) => !DEFAULT_SETTINGS.stats.some((each) => isSame(each, figure)));
  return [...DEFAULT_SETTINGS.stats, ...own];
}

function isSuggestion(stats: Figure[]): boolean {
  const { stats: suggested } = DEFAULT_SETTINGS;
  return (
    stats.length === suggested.length &&
    suggested.every((figure, index) => isSame(figure, stats[index] as Figure))
  );
}

const isSame = (one: Figure, other: Figure) => nameOf(one) === nameOf(other);
const nameOf = ({ value, label }: Figure) => `${value} ${label}`;
