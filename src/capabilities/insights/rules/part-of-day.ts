export type PartOfDay = 'morning' | 'afternoon' | 'evening';

const NOON = 12;
const EVENING = 17;

/** How one greets by the clock of a place; the small hours still belong to the evening. */
export function partOfDay(instant: Date, timeZone: string): PartOfDay {
  const text = new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(
    instant,
  );
  const hour = Number(text);
  if (hour < 4 || hour >= EVENING) return 'evening';
  return hour < NOON ? 'morning' : 'afternoon';
}
