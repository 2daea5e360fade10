const STORAGE_KEY = "pitlane.first-run";

/**
 * Return the answers that were typed at a step of the first run and not saved yet. They are stored in this tab,
 * and never with a secret.
 */
export function readAnswer<Answer extends object>(step: string): Partial<Answer> {
  return (readAll()[step] ?? {}) as Partial<Answer>;
}

export function storeAnswer(step: string, typed: object): void {
  if (Object.keys(typed).length > 0) write({ ...readAll(), [step]: typed });
}

export function forgetAnswer(step: string): void {
  const { [step]: _, ...others } = readAll();
  write(others);
}

function readAll(): Record<string, object> {
  const stored = sessionStorage.getItem(STORAGE_KEY);
  return stored ? (JSON.parse(stored) as Record<string, object>) : {};
}

function write(answers: Record<string, object>): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(answers));
}
