import { type CalendarDate, calendarDate } from '#base/calendar-date.ts';
import { formatCount } from '#base/format-count.ts';
import { plural } from '#base/text.ts';
import { nearDay } from './day-words.ts';
import type { DueItem, DueKind } from './due-items.ts';

/** A piece of the sentence; with an address it leads there. */
export type Words = { text: string; href?: string };

type Spoken = Pick<DueItem, 'kind' | 'day' | 'subject' | 'href' | 'isLate'>;

const NAMED = 3;

/** What is said before and after its subject, which leads there. */
type Tell = (when: string, isLate: boolean) => readonly [before: string, after: string];

const TELL: Readonly<Record<DueKind, Tell>> = {
  PAYMENT: (when, isLate) =>
    isLate ? ['', ' is still waiting to be paid'] : ['a payment to ', ` is due ${when}`],
  MESSAGE: () => ['', ' is waiting for your answer'],
  OFFER: (when) => ['', ` ends ${when}`],
  REPLIES: (when) => ['', ` close ${when}`],
  EVENT: (when) => ['', ` is ${when}`],
  TASK: (when, isLate) => (isLate ? ['“', '” is late'] : ['“', `” is due ${when}`]),
};

function about({ kind, day, subject, href, isLate }: Spoken, today: CalendarDate): Words[] {
  const [before, after] = TELL[kind](nearDay(calendarDate(day), today), isLate);
  return [{ text: before }, { text: subject, href }, { text: after }].filter(({ text }) => text !== '');
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** On the day and after it, what is left on a list matters less. */
export function daySentence(daysLeft: number, open: number): Words[] | null {
  if (daysLeft > 0) return null;
  if (daysLeft === 0) return [{ text: 'Today you get married. Whatever is still on a list can stay there.' }];
  if (open === 0) return [{ text: 'You’re married, and nothing is left to do.' }];
  return [{ text: `You’re married. ${capital(plural(open, 'thing'))} on your list can be done or let go.` }];
}

/** Five can wait; forty are no small stuff. */
function restWords(rest: number): string {
  if (rest === 0) return '.';
  return rest <= NAMED + 2
    ? `. ${plural(rest, 'more thing')} can wait a little.`
    : `. ${formatCount(rest)} more are on the list.`;
}

/** The week in a sentence, with what it is about in words that lead there. */
export function weekSentence(items: readonly Spoken[], today: CalendarDate): Words[] {
  const named = items.slice(0, NAMED);
  if (named.length === 0) return [{ text: 'Nothing is due this week. Enjoy it.' }];
  const parts = named.flatMap((item, index): Words[] => {
    const [first = { text: '' }, ...rest] = about(item, today);
    const isLast = index === named.length - 1;
    const join = index === 0 ? '' : isLast ? (named.length > 2 ? ', and ' : ' and ') : ', ';
    return [
      ...(join ? [{ text: join }] : []),
      index === 0 ? { ...first, text: capital(first.text) } : first,
      ...rest,
    ];
  });
  const rest = items.length - named.length;
  return [...parts, { text: restWords(rest) }];
}
