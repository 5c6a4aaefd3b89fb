import { pluralWord } from '#base/text.ts';
import type { Inquiry, Thread } from '../../contract/couple-inquiries.contract.ts';

export type Rating = { rate: number | null; count: number };

/** One column: an open inquiry, what the vendor's card says and how fast it answered. */
export type ComparedInquiry = { inquiry: Inquiry; rating: Rating | null; answeredMs: number | null };

/** Side by side is for a handful; the latest are the ones that matter. */
export const MOST_COMPARED = 6;

/** From the couple's first word to the vendor's; null while there is none. */
export function answerTimeOf({
  createdAt,
  answeredAt,
}: Pick<Thread, 'createdAt' | 'answeredAt'>): number | null {
  return answeredAt === null ? null : Math.max(Date.parse(answeredAt) - Date.parse(createdAt), 0);
}

/** Before the first of them has answered, a table would hold nothing but dashes. */
export function hasAnswers(compared: readonly ComparedInquiry[]): boolean {
  return compared.some(({ inquiry, answeredMs }) => inquiry.quote !== null || answeredMs !== null);
}

const HOUR_MS = 3_600_000;
const HOURS_A_DAY = 24;

/** '3 hours', '2 days'; the smallest is 'Within an hour'. */
export function answerTimeText(answeredMs: number): string {
  const hours = Math.round(answeredMs / HOUR_MS);
  if (hours < 1) return 'Within an hour';
  if (hours < 2 * HOURS_A_DAY) return `${hours} ${pluralWord(hours, 'hour')}`;
  return `${Math.round(hours / HOURS_A_DAY)} days`;
}

/** The lowest offer, where there are several to compare. */
export function lowestQuote(compared: readonly ComparedInquiry[]): number | undefined {
  const amounts = compared.flatMap(({ inquiry }) => inquiry.quote?.amountCents ?? []);
  return amounts.length > 1 ? Math.min(...amounts) : undefined;
}
