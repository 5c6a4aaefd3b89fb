import { todayHere } from '#app/today-here.ts';
import { addDays } from '#base/calendar-date.ts';
import { formatUsDate } from '#base/calendar-date-format.ts';
import { typedDay } from '#base/typed-day.ts';
import { required } from '#base/validation/required.ts';
import { validateFields } from '#base/validation/validate-fields.ts';
import { type QuoteSheet, quoteRules } from '#capabilities/inquiries/rules/quote.ts';
import {
  type LineProblems,
  lineCents,
  lineProblems,
  linesTotal,
  type QuoteLine,
} from '#capabilities/inquiries/rules/quote-sheet.ts';

/** A line while it is typed; a discount is typed as what it takes off. */
export type LineDraft = {
  label: string;
  quantity: number | null;
  /** NaN where what was typed is no amount; the words are beside it. */
  unitCents: number | null;
  unitTyped?: string;
  isDiscount: boolean;
};

/** An offer while it is made up; its last day as MM/DD/YYYY. */
export type QuoteDraft = {
  lines: LineDraft[];
  depositCents: number | null;
  depositTyped?: string;
  validUntil: string;
};

const OPEN_FOR_DAYS = 14;

export const newLine = (isDiscount = false): LineDraft => ({
  label: '',
  quantity: 1,
  unitCents: null,
  isDiscount,
});

export function newQuote(): QuoteDraft {
  return {
    lines: [newLine()],
    depositCents: null,
    validUntil: formatUsDate(addDays(todayHere(), OPEN_FOR_DAYS)),
  };
}

export type QuoteErrors = { [Field in keyof QuoteSheet]?: string | undefined };

function lineOf({ label, quantity, unitCents, isDiscount }: LineDraft): QuoteLine {
  const cents = unitCents ?? Number.NaN;
  return { label: label.trim(), quantity: quantity ?? Number.NaN, unitCents: isDiscount ? -cents : cents };
}

export function lineErrors(line: LineDraft): LineProblems {
  return lineProblems(lineOf(line));
}

/** What a line comes to; undefined until it can be told. */
export function lineTotal(line: LineDraft): number | undefined {
  const { quantity, unitCents } = lineErrors(line);
  return quantity || unitCents ? undefined : lineCents(lineOf(line));
}

/** What would be sent. */
export function quoteOf({ lines, depositCents, validUntil }: QuoteDraft): QuoteSheet {
  const sent = lines.map(lineOf);
  return {
    amountCents: linesTotal(sent),
    includes: '',
    validUntil: typedDay(validUntil),
    lines: sent,
    depositCents,
  };
}

/** Empty where the offer can be sent. A sheet always has an end; what was sent before there were sheets may have none. */
export function quoteErrors(draft: QuoteDraft): QuoteErrors {
  const rules = quoteRules(todayHere());
  return validateFields(quoteOf(draft), { ...rules, validUntil: [required, ...rules.validUntil] });
}

/** As far as it can be added up yet. */
export function draftTotal(draft: QuoteDraft): number {
  return draft.lines.reduce((sum, line) => sum + (lineTotal(line) ?? 0), 0);
}
