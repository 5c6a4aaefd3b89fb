import { type CalendarDate, calendarDate } from '#base/calendar-date.ts';
import { formatCount } from '#base/format-count.ts';
import { formatCents } from '#base/money.ts';
import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';
import type { BudgetRange } from './budget-fit.ts';
import { LARGEST_AMOUNT_CENTS } from './largest-amount.ts';

/** 'Dinner', 140 × $42; a discount has a price below zero. */
export type QuoteLine = { label: string; quantity: number; unitCents: number };

export const MOST_QUOTE_LINES = 30;
export const LONGEST_LINE_LABEL = 120;
export const MOST_OF_A_LINE = 10_000;

export function lineCents({ quantity, unitCents }: QuoteLine): number {
  return quantity * unitCents;
}

export function linesTotal(lines: readonly QuoteLine[]): number {
  return lines.reduce((sum, line) => sum + lineCents(line), 0);
}

/** What stands in lists and comparisons, which have room for a sentence. */
export function linesText(lines: readonly QuoteLine[]): string {
  return lines.map(({ label, quantity }) => (quantity === 1 ? label : `${label} × ${quantity}`)).join('\n');
}

const UP_TO_THE_LARGEST = `Enter up to ${formatCents(LARGEST_AMOUNT_CENTS)}.`;

export type LineProblems = { [Field in keyof QuoteLine]?: string | undefined };

function quantityProblem(quantity: number): string | undefined {
  if (Number.isInteger(quantity) && quantity >= 1 && quantity <= MOST_OF_A_LINE) return undefined;
  return `Enter a quantity from 1 to ${formatCount(MOST_OF_A_LINE)}.`;
}

function priceProblem(unitCents: number): string | undefined {
  if (!Number.isInteger(unitCents)) return 'Enter a price like 42.50.';
  return Math.abs(unitCents) > LARGEST_AMOUNT_CENTS ? UP_TO_THE_LARGEST : undefined;
}

/** What is wrong with a line, field by field. */
export function lineProblems({ label, quantity, unitCents }: QuoteLine): LineProblems {
  const unnamed = required(label) && 'Describe this item.';
  return {
    label: unnamed ?? maxLength(LONGEST_LINE_LABEL)(label),
    quantity: quantityProblem(quantity),
    unitCents: priceProblem(unitCents),
  };
}

/** The first of it, in a sentence that names the line by its number. */
function lineProblem(line: QuoteLine, index: number): string | undefined {
  const { label, quantity, unitCents } = lineProblems(line);
  const problem = label ?? quantity ?? unitCents;
  return problem && `Line ${index + 1}: ${problem}`;
}

export function linesProblem(lines: readonly QuoteLine[]): string | undefined {
  if (lines.length > MOST_QUOTE_LINES) return `A quote has up to ${MOST_QUOTE_LINES} lines.`;
  return lines.map(lineProblem).find(Boolean);
}

export function depositProblem(depositCents: number | null, { amountCents }: { amountCents: number | null }) {
  if (depositCents === null || amountCents === null) return undefined;
  return depositCents > amountCents ? 'A deposit can’t be more than the total.' : undefined;
}

/** As it is kept; that it is over shows in its day alone. */
export const QUOTE_STATUSES = ['SENT', 'ACCEPTED', 'WITHDRAWN'] as const;
export type QuoteStatus = (typeof QUOTE_STATUSES)[number];

export const QUOTE_STATES = [...QUOTE_STATUSES, 'EXPIRED'] as const;
export type QuoteState = (typeof QUOTE_STATES)[number];

/** `lastDay` is the day that is not over anywhere yet. */
export function quoteStateOf(
  { status, validUntil }: { status: QuoteStatus; validUntil: string | null },
  lastDay: CalendarDate,
): QuoteState {
  const isOver = validUntil !== null && calendarDate(validUntil) < lastDay;
  return status === 'SENT' && isOver ? 'EXPIRED' : status;
}

export type BudgetStanding = { fit: 'BELOW' | 'INSIDE' | 'ABOVE'; overCents: number };

/** Where a price stands against what a couple shared; undefined where it shared nothing. */
export function budgetStanding(
  amountCents: number,
  { minCents, maxCents }: BudgetRange,
): BudgetStanding | undefined {
  if (minCents === null && maxCents === null) return undefined;
  if (maxCents !== null && amountCents > maxCents) return { fit: 'ABOVE', overCents: amountCents - maxCents };
  const isBelow = minCents !== null && amountCents < minCents;
  return { fit: isBelow ? 'BELOW' : 'INSIDE', overCents: 0 };
}
