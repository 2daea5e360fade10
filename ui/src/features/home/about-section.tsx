import { useSettings } from "@/shared/api/use-settings";
import { useHomeText } from "./use-home-text";

export function AboutSection() {
  const { businessName, stats } = useSettings();
  const paragraphs = useHomeText("aboutText")
    .split(/\n\s*\n/)
    .filter((each) => each.trim());
  return (
    <section id="about" aria-labelledby="about-title" className="below section-space">
      <div className="page-width grid gap-x-6 gap-y-12 lg:grid-cols-3">
        <div className="lg:col-span-2">
          <h2 id="about-title" className="headline text-h2">
            {`About ${businessName}`}
          </h2>
          <div className="mt-6 flex max-w-measure flex-col gap-4 text-lead text-muted">
            {paragraphs.map((paragraph) => (
              <p key={paragraph} className="whitespace-pre-line">
                {paragraph}
              </p>
            ))}
          </div>
        </div>
        {stats.length > 0 && (
          <ul className="grid grid-cols-2 content-center gap-x-6 gap-y-12">
            {stats.map((stat) => (
              <StatCard key={`${stat.value} ${stat.label}`} value={stat.value} label={stat.label} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

interface StatCardProps {
  value: string;
  label: string;
}

function StatCard({ value, label }: StatCardProps) {
  return (
    <li className="border-accent border-l-2 pl-5">
      <p>
        <span className="wrap-anywhere tabular block font-bold font-display text-stat">{value}</span>{" "}
        <span className="mt-1 block text-muted">{label}</span>
      </p>
    </li>
  );
}
