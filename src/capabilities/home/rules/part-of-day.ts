export const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

const NOON = 12;
const EVENING = 18;
/** Whoever is up in the small hours has not been to bed. */
const MORNING = 4;

export function partOfDay(at: Date, timeZone: string): PartOfDay {
  const hour = Number(
    new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(at),
  );
  if (hour < MORNING || hour >= EVENING) return 'evening';
  return hour < NOON ? 'morning' : 'afternoon';
}
