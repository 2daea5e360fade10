import type { SettingsForm } from "../form/settings-form";

const STORAGE_KEY = "pitlane.first-run";

type Answer = Partial<SettingsForm>;

/** What was typed at a step and is not saved yet: in this tab, never the mail password. */
export function readAnswer(step: string): Answer {
  return readAll()[step] ?? {};
}

export function storeAnswer(step: string, { mailPassword: _, ...typed }: Answer): void {
  if (Object.keys(typed).length > 0) write({ ...readAll(), [step]: typed });
}

export function forgetAnswer(step: string): void {
  const { [step]: _, ...others } = readAll();
  write(others);
}

function readAll(): Record<string, Answer> {
  const stored = sessionStorage.getItem(STORAGE_KEY);
  return stored ? (JSON.parse(stored) as Record<string, Answer>) : {};
}

function write(answers: Record<string, Answer>): void {
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(answers));
}
