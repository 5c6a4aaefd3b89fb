import { type CalendarDate, parseCalendarDate } from '#base/calendar-date.ts';
import { formatLongDate } from '#base/calendar-date-format.ts';

/** What a saved reply may hold in braces, as the editor explains it. */
export const REPLY_PLACEHOLDERS = [
  { key: 'names', meaning: 'the couple’s names' },
  { key: 'date', meaning: 'their wedding date' },
  { key: 'business', meaning: 'your business' },
] as const;

export type ReplyFacts = { names: string; weddingDate: CalendarDate | string | null; business: string };

/** A saved reply made out to one couple. A brace that is none of ours stays as it was typed. */
export function fillReply(body: string, { names, weddingDate, business }: ReplyFacts): string {
  const date = weddingDate === null ? undefined : parseCalendarDate(weddingDate);
  const words: Readonly<Record<string, string>> = {
    names,
    business,
    date: date ? formatLongDate(date) : 'your wedding date',
  };
  return body.replaceAll(/\{(names|date|business)\}/gi, (_, key: string) => words[key.toLowerCase()] ?? '');
}
