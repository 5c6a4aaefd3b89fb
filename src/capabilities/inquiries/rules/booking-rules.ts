import { calendarDay } from '#base/validation/dates.ts';
import { amountProblem } from './largest-amount.ts';

/** What is told with 'we booked': the price that was agreed on, and for which day. Either may be left out. */
export const AGREED_PRICE_RULES = { amountCents: [amountProblem] };
export const BOOK_RULES = { ...AGREED_PRICE_RULES, weddingDate: [calendarDay] };
