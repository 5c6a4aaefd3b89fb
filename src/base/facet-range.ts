/** A range option of a facet; an open end is left out. */
export type FacetRange = { min?: number; max?: number };

/** Reads 'x-y', 'minimum-n' (n or more) and 'maximum-n' (n or fewer); undefined for anything else. */
export function parseFacetRange(key: string): FacetRange | undefined {
  const match = /^(\d{1,9}|minimum|maximum)-(\d{1,9})$/.exec(key);
  if (!match) return undefined;
  const end = Number(match[2]);
  if (match[1] === 'minimum') return { min: end };
  if (match[1] === 'maximum') return { max: end };
  const start = Number(match[1]);
  return start <= end ? { min: start, max: end } : undefined;
}

export function isInFacetRange(range: FacetRange, value: number): boolean {
  return value >= (range.min ?? Number.NEGATIVE_INFINITY) && value <= (range.max ?? Number.POSITIVE_INFINITY);
}
