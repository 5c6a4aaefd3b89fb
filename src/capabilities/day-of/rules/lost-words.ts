import { plural } from '#base/text.ts';

/** What was done on this phone and counts nowhere. */
export function lostWords(lost: number): string {
  return `${plural(lost, 'thing')} you did here couldn’t be saved.`;
}
