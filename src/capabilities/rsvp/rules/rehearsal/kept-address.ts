/** An address of a rehearsal with all that it carries; what is empty is left out. */
export function keptAddress(path: string, kept: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(kept).filter(([, value]) => value !== ''));
  return query.size > 0 ? `${path}?${query}` : path;
}
