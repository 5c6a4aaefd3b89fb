const DAY_MS = 86_400_000;
/** Every third of a year, most of them lapsed since: a gift lives for half a year. */
const GIFT_DAYS_AGO = [716, 590, 468, 341, 226, 96] as const;
const AMOUNTS = [36, 24, 30, 36, 16, 24] as const;

export type DemoGift = { at: Date; credits: number };

/** Two years of gifts for a listing; the latest are still there. */
export function planGifts(now: Date): DemoGift[] {
  return GIFT_DAYS_AGO.map((days, index) => ({
    at: new Date(now.getTime() - days * DAY_MS),
    credits: AMOUNTS[index] ?? 0,
  }));
}
