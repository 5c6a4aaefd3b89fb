import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';
import { amountProblem } from '#capabilities/inquiries/rules/largest-amount.ts';
import { linesProblem, type QuoteLine } from '#capabilities/inquiries/rules/quote-sheet.ts';

const someLine = (lines: readonly QuoteLine[]) => (lines.length === 0 ? 'Add a line first.' : undefined);

/** A title for the chips above a quote, and what a quote could be made of. */
export const QUOTE_PACKAGE_RULES = {
  title: [required, maxLength(40)],
  lines: [someLine, linesProblem],
  depositCents: [amountProblem],
};
