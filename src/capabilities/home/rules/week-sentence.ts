import { type CalendarDate, calendarDate } from '#base/calendar-date.ts';
import { plural } from '#base/text.ts';
import { nearDay } from './day-words.ts';
import type { DueItem, DueKind } from './due-items.ts';

/** A piece of the sentence; with an address it leads there. */
export type Words = { text: string; href?: string };

type Spoken = Pick<DueItem, 'kind' | 'day' | 'subject' | 'href' | 'isLate'>;

const NAMED = 3;

type Tell = (subject: string, when: string, isLate: boolean) => string;

const TELL: Readonly<Record<DueKind, Tell>> = {
  PAYMENT: (subject, when, isLate) =>
    isLate ? `${subject} is still waiting to be paid` : `a payment to ${subject} is due ${when}`,
  MESSAGE: (subject) => `${subject} is waiting for your answer`,
  OFFER: (subject, when) => `${subject}’s offer ends ${when}`,
  REPLIES: (_, when) => `replies close ${when}`,
  EVENT: (subject, when) => `${subject} is ${when}`,
  TASK: (subject, when, isLate) => (isLate ? `“${subject}” is late` : `“${subject}” is due ${when}`),
};

function about({ kind, day, subject, href, isLate }: Spoken, today: CalendarDate): Words {
  return { text: TELL[kind](subject, nearDay(calendarDate(day), today), isLate), href };
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The week in a sentence, with what it is about in words that lead there. */
export function weekSentence(items: readonly Spoken[], today: CalendarDate): Words[] {
  const named = items.slice(0, NAMED);
  if (named.length === 0) return [{ text: 'Nothing is due this week. Enjoy it.' }];
  const parts = named.flatMap((item, index): Words[] => {
    const words = about(item, today);
    const isLast = index === named.length - 1;
    const join = index === 0 ? '' : isLast ? (named.length > 2 ? ', and ' : ' and ') : ', ';
    return [...(join ? [{ text: join }] : []), index === 0 ? { ...words, text: capital(words.text) } : words];
  });
  const rest = items.length - named.length;
  return [...parts, { text: rest > 0 ? `. ${capital(plural(rest, 'more thing'))} can wait a little.` : '.' }];
}
