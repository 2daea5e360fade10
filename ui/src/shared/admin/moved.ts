/** The ids with one of them moved by a step up (-1) or down (1); as they are where there is no further step. */
export function moved(ids: string[], id: string, step: -1 | 1): string[] {
  const place = ids.indexOf(id);
  const target = place + step;
  if (place < 0 || target < 0 || target >= ids.length) return ids;
  const rest = ids.toSpliced(place, 1);
  return rest.toSpliced(target, 0, id);
}
