const FIRST_DELAY_SECONDS = 60;
const LONGEST_DELAY_SECONDS = 3_600;

/** How long to wait after so many tries in a row: nothing while they are few, then a minute, doubled up to an hour. */
export function delayAfter(tries: number, freeTries: number): number {
  if (tries < freeTries) return 0;
  return Math.min(LONGEST_DELAY_SECONDS, FIRST_DELAY_SECONDS * 2 ** Math.min(tries - freeTries, 10));
}
