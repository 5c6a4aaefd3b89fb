import type { CalendarDate } from '#base/calendar-date.ts';

export const SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export type Season = (typeof SEASONS)[number];

/** As people say it, in texts and addresses. */
export function seasonWord(season: Season): string {
  return season === 'autumn' ? 'fall' : season;
}

/** The season somebody names, as people say it or as it is kept. */
export function seasonNamed(word: string): Season | undefined {
  return SEASONS.find((season) => season === word || seasonWord(season) === word);
}

/** By the month, as weddings are planned; all of them are in the northern half of the world. */
export function seasonOf(date: CalendarDate): Season {
  const month = Number(date.slice(5, 7));
  if (month >= 3 && month <= 5) return 'spring';
  if (month >= 6 && month <= 8) return 'summer';
  if (month >= 9 && month <= 11) return 'autumn';
  return 'winter';
}
