const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** In UTC: the morning in all of the country. */
export const DIGEST_HOUR = 15;

/** When yesterday's digest went out, however late today's is. */
export function lastDigestAt(now: Date): Date {
  return new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS + (DIGEST_HOUR - 24) * HOUR_MS);
}
