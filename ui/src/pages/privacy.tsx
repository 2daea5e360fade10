import { PrivacyText } from "@/features/privacy/privacy-text";
import { usePageTitle } from "@/shared/lib/use-page-title";
import { Workshop } from "@/shared/order/workshop";

export default function PrivacyPage() {
  usePageTitle("Privacy");
  return (
    <div className="page-width page-top min-h-dvh pb-24">
      <h1 className="headline mb-4 text-h1">Privacy</h1>
      <p className="mb-10 max-w-measure text-lead text-muted">
        What this shop stores about its visitors and customers, why, and for how long.
      </p>
      <div className="grid items-start gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,auto)_1fr]">
        <PrivacyText />
        <section aria-labelledby="privacy-who" data-owners="">
          <h2 id="privacy-who" className="eyebrow mb-1 font-sans text-subtle">
            Who is responsible
          </h2>
          <Workshop />
        </section>
      </div>
    </div>
  );
}
