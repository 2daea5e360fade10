/** The category on a card: quieter than the other badges, and short enough for one line. */
export function CategoryBadge({ name }: { name: string }) {
  return (
    <span className="max-w-full truncate rounded-control border border-line px-2 text-label text-muted tracking-[0]">
      {name}
    </span>
  );
}
