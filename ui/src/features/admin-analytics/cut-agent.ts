const LONGEST_AGENT = 80;

/** A browser's name of at most 80 characters; a cut one ends in "…" within them. */
export function cutAgent(agent: string): string {
  const characters = Array.from(agent);
  if (characters.length <= LONGEST_AGENT) return agent;
  return `${characters.slice(0, LONGEST_AGENT - 1).join("")}…`;
}
