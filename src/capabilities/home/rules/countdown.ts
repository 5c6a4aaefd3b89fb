import { type CalendarDate, daysBetween } from '#base/calendar-date.ts';
import { formatCount } from '#base/format-count.ts';
import { pluralWord } from '#base/text.ts';

/** How far the wedding is, in calendar days: a day is over at midnight where the couple is, not 24 hours later. */
export type Countdown = { state: 'open' } | { state: 'ahead' | 'today' | 'past'; days: number };

export function countdownTo(day: CalendarDate | undefined, today: CalendarDate): Countdown {
  if (day === undefined) return { state: 'open' };
  const days = daysBetween(today, day);
  if (days === 0) return { state: 'today', days };
  return days > 0 ? { state: 'ahead', days } : { state: 'past', days: -days };
}

/** The figure and its words, apart: one is drawn large, together they are read as a sentence. */
export function countdownWords(countdown: Countdown): { figure: string; words: string } {
  switch (countdown.state) {
    case 'open':
      return { figure: '?', words: 'No date yet' };
    case 'today':
      return { figure: 'Today', words: 'is the day' };
    default: {
      const words = countdown.state === 'ahead' ? 'to go' : 'since your day';
      return {
        figure: formatCount(countdown.days),
        words: `${pluralWord(countdown.days, 'day')} ${words}`,
      };
    }
  }
}
