import { Field } from "@/shared/ui/forms/field";
import { Input } from "@/shared/ui/input";
import { LookSection } from "../look-section";
import { OtherVersions } from "../other-versions";
import { inFull, saySnap } from "../snap";
import type { LookFields } from "../use-look-form";

/** styles/tokens.css has the same colour. */
const ORIGINAL = "#ff5c1a";
const COLOUR = /^#[0-9a-f]{6}$/i;

/**
 * Choose the one colour of buttons, marks and the focus. One that cannot be read is replaced by the nearest
 * that can.
 */
export function AccentSection({ fields }: { fields: LookFields }) {
  const { form, errors, set, snap } = fields;
  const accent = form.accent ?? ORIGINAL;
  const full = inFull(accent);
  const change = (value: string) =>
    set("accent", value.toLowerCase() === ORIGINAL ? null : value.toLowerCase());
  return (
    <LookSection
      id="colour"
      title="Colour"
      description="For buttons and highlights on the public pages and in e-mails. Matching shades are chosen automatically."
    >
      <div>
        <Field label="Accent colour" error={errors.accent}>
          {(control) => (
            <div className="flex flex-wrap items-center gap-3">
              <input
                type="color"
                aria-label="Choose the accent colour"
                value={COLOUR.test(full) ? full : ORIGINAL}
                onChange={({ target }) => change(target.value)}
                className="h-11 w-16 cursor-pointer rounded-control border border-control bg-field p-1"
              />
              <Input
                {...control}
                name="accent"
                autoComplete="off"
                spellCheck={false}
                maxLength={ORIGINAL.length}
                value={accent}
                onChange={({ target }) => change(target.value)}
                onBlur={() => full !== accent && change(full)}
                className="max-w-36"
              />
            </div>
          )}
        </Field>
        <p role="status" className="mt-2 text-small text-warn empty:hidden">
          {snap?.nearest === form.accent && saySnap(snap)}
        </p>
        <p className="mt-2 flex flex-wrap gap-2">
          <OtherVersions fields={fields} name="accent" label="accent colour" />
        </p>
      </div>
    </LookSection>
  );
}
