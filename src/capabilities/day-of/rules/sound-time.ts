/** A phone that was without a line is back within days. */
const LONGEST_AWAY_MS = 7 * 86_400_000;

/** When something was done, as far as the clock of the phone that says so can be believed: not to come, and not long ago. */
export function soundTime(at: string, now: Date): string {
  const said = Date.parse(at);
  const isSound = said <= now.getTime() && said >= now.getTime() - LONGEST_AWAY_MS;
  return isSound ? at : now.toISOString();
}
