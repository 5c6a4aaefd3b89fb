import { givenUntil } from '../rules/lot-lives.ts';

const DAY_MS = 86_400_000;
/** Enough for whoever tries the desk to answer every lead that waits there. */
export const LATEST_GIFT = 240;
/** Every third of a year, most of them lapsed since: a gift lives for half a year. */
const GIFT_DAYS_AGO = [716, 590, 468, 341, 226, 96] as const;
const AMOUNTS = [36, 24, 30, 36, 16, LATEST_GIFT] as const;

/** No credits where what has ended is written down. */
export type DemoMoment = { at: Date; credits: number | null };

/** Two years of gifts for a listing and the end of most, in their order; the latest are still there. */
export function planMoments(now: Date): DemoMoment[] {
  const gifts = GIFT_DAYS_AGO.map((days, index) => ({
    at: new Date(now.getTime() - days * DAY_MS),
    credits: AMOUNTS[index] ?? 0,
  }));
  const ends = gifts.map(({ at }) => ({ at: givenUntil(at), credits: null })).filter(({ at }) => at <= now);
  return [...gifts, ...ends].toSorted((one, other) => one.at.getTime() - other.at.getTime());
}
