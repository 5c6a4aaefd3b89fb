/**
 * As Americans write numbers: '1,200'. Whole ones are written without the browser's help, because the first time it writes
 * a number it gets ready for all of the world's: on a phone that takes longer than anything else a page does to hydrate.
 */
export function formatCount(count: number): string {
  if (!Number.isSafeInteger(count)) return count.toLocaleString('en-US');
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}
