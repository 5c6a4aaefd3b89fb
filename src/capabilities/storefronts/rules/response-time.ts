import { plural } from '#base/text.ts';

export type ResponseStats = { receivedCount: number; answeredCount: number; medianMinutes: number | null };

/** From fewer inquiries nothing can be said that would hold for the next one. */
export const FEWEST_INQUIRIES = 5;
export const QUICK_SHARE = 0.9;
export const QUICK_MINUTES = 24 * 60;
const HOUR = 60;
const DAY = 24 * HOUR;

/** The rule behind the badge QUICK_RESPONDER. */
export function isQuickResponder({ receivedCount, answeredCount, medianMinutes }: ResponseStats): boolean {
  return (
    receivedCount >= FEWEST_INQUIRIES &&
    answeredCount / receivedCount >= QUICK_SHARE &&
    medianMinutes !== null &&
    medianMinutes <= QUICK_MINUTES
  );
}

/** 'within an hour', 'within 3 hours', 'within a day', 'within 4 days'; rounded up, so that nobody is promised more. */
export function withinText(minutes: number): string {
  if (minutes <= HOUR) return 'within an hour';
  if (minutes < DAY) return `within ${Math.ceil(minutes / HOUR)} hours`;
  const days = Math.ceil(minutes / DAY);
  return days === 1 ? 'within a day' : `within ${days} days`;
}

/** How soon a business answers, and on how many inquiries that rests; undefined where too few came. */
export function responseText(stats: ResponseStats | null): { usually: string; sample: string } | undefined {
  if (!stats || stats.receivedCount < FEWEST_INQUIRIES) return undefined;
  const { receivedCount, answeredCount, medianMinutes } = stats;
  const sample = `${plural(receivedCount, 'inquiry', 'inquiries')} in the last 90 days`;
  if (medianMinutes === null) return { usually: 'Seldom answers', sample };
  const isMostly = answeredCount / receivedCount >= 0.75;
  return {
    usually: isMostly
      ? `Usually answers ${withinText(medianMinutes)}`
      : `Answers ${Math.round((answeredCount / receivedCount) * 10)} in 10 inquiries, usually ${withinText(medianMinutes)}`,
    sample,
  };
}
