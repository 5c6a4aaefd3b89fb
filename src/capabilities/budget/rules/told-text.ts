import { truncate } from '#base/text.ts';

/** More of a name or a note is not read while a toast is shown. */
const MOST_TOLD = 60;

/** What somebody wrote, as short as a toast quotes it. */
export function toldText(text: string): string {
  return truncate(text.replaceAll(/\s+/g, ' ').trim(), MOST_TOLD);
}
