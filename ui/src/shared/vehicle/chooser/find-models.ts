import type { Brand, CarModel } from "@/shared/api/types";

const MOST = 6;

export interface FoundModel {
  model: CarModel;
  /** "Volkswagen Golf Mk7". */
  name: string;
}

/** Return the models whose brand, name or years have each of the words, as many as a hand can choose from. */
export function findModels(words: string, brands: Brand[], models: CarModel[]): FoundModel[] {
  const wanted = fold(words).split(" ").filter(Boolean);
  if (wanted.length === 0) return [];
  const names = new Map(brands.map(({ id, name }) => [id, name]));
  return models
    .map((model) => ({ model, name: `${names.get(model.brandId) ?? ""} ${model.name}`.trim() }))
    .filter(({ model, name }) => {
      const folded = `${fold(name)} ${fold(name).replaceAll(" ", "")} ${model.year ?? ""}`;
      return wanted.every((word) => folded.includes(word) || holdsYear(model, word));
    })
    .slice(0, MOST);
}

function holdsYear({ yearFrom, yearTo }: CarModel, word: string): boolean {
  if (!/^\d{4}$/.test(word) || (yearFrom === null && yearTo === null)) return false;
  return Number(word) >= (yearFrom ?? 0) && Number(word) <= (yearTo ?? 9999);
}

/** Lower case without accents; all but letters and digits parts words. */
function fold(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
