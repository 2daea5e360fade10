import type { QuoteLine } from "./quote-types";

type Line = Pick<QuoteLine, "id" | "choice" | "isOptional">;

/** Lines that belong together: one alone, or all of a choice, at the place of its first one. */
export interface LineGroup<Each extends Line> {
  choice: string | null;
  lines: Each[];
}

export function groupLines<Each extends Line>(lines: Each[]): LineGroup<Each>[] {
  const groups: LineGroup<Each>[] = [];
  for (const line of lines) {
    const same = line.choice ? groups.find(({ choice }) => choice === line.choice) : undefined;
    if (same) same.lines.push(line);
    else groups.push({ choice: line.choice, lines: [line] });
  }
  return groups;
}

/**
 * Return the ids in the lines' own order, with one line taken or left. A line of a choice replaces the others.
 */
export function takeLine<Each extends Line>(
  lines: Each[],
  chosen: string[],
  id: string,
  taken: boolean,
): string[] {
  const choice = lines.find((line) => line.id === id)?.choice;
  const leaves = (line: Each) => line.id === id || (taken && choice && line.choice === choice);
  const wanted = new Set(
    lines.filter((line) => chosen.includes(line.id) && !leaves(line)).map((line) => line.id),
  );
  if (taken) wanted.add(id);
  return lines.filter((line) => wanted.has(line.id)).map((line) => line.id);
}
