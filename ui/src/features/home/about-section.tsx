import { useSettings } from "@/shared/api/use-settings";

export function AboutSection() {
  const { businessName, stats } = useSettings();
  return (
    <section id="about" aria-labelledby="about-title" className="below section-space">
      <div className="page-width grid gap-x-6 gap-y-12 lg:grid-cols-3">
        <div className="lg:col-span-2">
          <h2 id="about-title" className="headline text-h2">
            {`About ${businessName}`}
          </h2>
          <div className="mt-6 flex max-w-measure flex-col gap-4 text-lead text-muted">
            <p>
              We started with one bay, one set of tools and a simple idea: a car should look and feel as if
              somebody cared about every part of it.
            </p>
            <p>
              That is still how we work. One person follows your car from the first conversation to the last
              wipe of the cloth. We show you what we would do and what we would leave alone, and we take the
              time that the finish needs.
            </p>
            <p>
              Some bring us a daily driver that needs its shine back, others a project with a plan. Both leave
              with work that we would put on our own cars.
            </p>
          </div>
        </div>
        <ul className="grid grid-cols-2 content-center gap-x-6 gap-y-12">
          {stats.map((stat) => (
            <StatCard key={`${stat.value} ${stat.label}`} value={stat.value} label={stat.label} />
          ))}
        </ul>
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
