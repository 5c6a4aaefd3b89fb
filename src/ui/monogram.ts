/** 'Maya', 'Jonah' → 'M&J'; a single name gives its first letter; no name gives the house's own sign. */
export function monogram(names: readonly string[]): string {
  const letters = names.map((name) => [...name.trim()][0]?.toLocaleUpperCase('en-US')).filter(Boolean);
  return letters.slice(0, 2).join('&') || '&';
}
