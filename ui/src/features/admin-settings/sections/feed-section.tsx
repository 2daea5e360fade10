import { FormSection } from "@/shared/admin/forms/form-section";
import { CopyButton } from "@/shared/ui/controls/copy-button";
import { Checkbox } from "@/shared/ui/forms/checkbox";
import type { AllSettings } from "../form/settings-form";
import type { SettingsFields } from "../form/use-settings-form";

interface FeedSectionProps {
  fields: SettingsFields;
  saved: AllSettings;
}

/** Switch the product feed on, and copy its address. */
export function FeedSection({ fields: { form, errors, set }, saved }: FeedSectionProps) {
  const address = saved.publicUrl && `${saved.publicUrl}/products.xml`;
  return (
    <FormSection
      id="feed"
      title="Shopping sites"
      description="Google and Meta can show your parts in their own shops. They read them from an address of your website: name, picture, price with tax, stock and numbers."
    >
      <Checkbox
        label="Let shopping sites read my parts"
        checked={form.productFeed}
        onChange={({ target }) => set("productFeed", target.checked)}
      />
      {errors.productFeed && <p className="text-danger">{errors.productFeed}</p>}
      {form.productFeed && (
        <div role="status" className="mt-4 flex flex-col items-start gap-3 border-control border-l-2 pl-3">
          {address ? (
            <>
              <p className="max-w-measure">
                {saved.productFeed
                  ? "Enter this address as a scheduled feed in Google Merchant Center or Meta Commerce Manager:"
                  : "Once you have saved, this address answers:"}{" "}
                <span className="break-all font-semibold">{address}</span>
              </p>
              <CopyButton text={address} label="Copy address" />
            </>
          ) : (
            <p className="max-w-measure">
              Your shop has no public address yet: choose one under Online first.
            </p>
          )}
        </div>
      )}
    </FormSection>
  );
}
