import { parseUsDate } from './calendar-date-format.ts';
import { isBlank } from './validation/required.ts';

/** The day of a typed MM/DD/YYYY as calls take it: 'YYYY-MM-DD', null for none. What is no date stays as it is, for its rule to refuse. */
export function typedDay(text: string): string | null {
  return parseUsDate(text) ?? (isBlank(text) ? null : text);
}
