interface StatCardProps {
  value: string;
  label: string;
}

export function StatCard({ value, label }: StatCardProps) {
  return (
    <li className="border-accent border-l-2 pl-5">
      <p>
        <span className="wrap-anywhere tabular block font-bold font-display text-stat">{value}</span>{" "}
        <span className="mt-1 block text-muted">{label}</span>
      </p>
    </li>
  );
}
