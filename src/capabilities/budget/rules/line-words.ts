import { calendarDate } from '#base/calendar-date.ts';
import { formatMonthDay } from '#base/calendar-date-format.ts';
import { formatCount } from '#base/format-count.ts';
import { formatCents } from '#base/money.ts';
import type { BudgetLine, BudgetPayment, BudgetVendor } from './budget-state.ts';
import { type Counted, type HeadSource, type Heads, headsOf, headWord } from './head-sources.ts';
import type { LineFigures } from './line-figures.ts';

/** '140 invited' */
export function headsText(counted: Counted & { countedBy: HeadSource }, heads: Heads): string {
  const count = headsOf(counted, heads);
  return `${formatCount(count)} ${headWord(counted.countedBy, count)}`;
}

/** '$60 × 140 invited'; nothing where the price is for the whole. */
export function countedText(line: Pick<BudgetLine, 'priceCents' | 'countedBy' | 'fixedCount'>, heads: Heads) {
  const { countedBy } = line;
  if (countedBy === null) return undefined;
  return `${formatCents(line.priceCents)} × ${headsText({ ...line, countedBy }, heads)}`;
}

/**
 * Whose line it is: booked, else who offers, else who was typed. Beside the figure of several offers stands how many
 * there are: one name would claim a figure that may be another's.
 */
export function whoOf(line: Pick<BudgetLine, 'vendorName'>, vendors: readonly BudgetVendor[]): string {
  const booked = vendors.filter(({ isBooked }) => isBooked);
  if (booked.length === 0 && vendors.length > 1) return `${vendors.length} offers`;
  const [first, ...others] = booked.length > 0 ? booked : vendors;
  if (!first) return line.vendorName;
  return others.length > 0 ? `${first.name} and ${others.length} more` : first.name;
}

/** Who asks how much, the lowest first: '$2,900 from Oak, $3,200 from Fern & Field'; nothing without an offer. */
export function offersText(vendors: readonly BudgetVendor[]): string {
  return vendors
    .flatMap(({ name, offeredCents }) => (offeredCents === null ? [] : [{ name, offeredCents }]))
    .toSorted((one, other) => one.offeredCents - other.offeredCents)
    .map(({ name, offeredCents }) => `${formatCents(offeredCents)} from ${name}`)
    .join(', ');
}

export type LineBadge = { text: string; short: string; tone: 'green' | 'gold' | 'red' | 'gray' };

/** The first payment of the line that should have been made. */
export function latePayment(payments: readonly BudgetPayment[], today: string): BudgetPayment | undefined {
  return payments
    .filter(({ dueOn, paidOn }) => paidOn === null && dueOn !== null && dueOn < today)
    .toSorted((one, other) => ((one.dueOn ?? '') < (other.dueOn ?? '') ? -1 : 1))[0];
}

/** Where a line stands, in a word or two. Nothing for what is only planned. */
export function lineBadge(
  { state }: Pick<LineFigures, 'state'>,
  {
    vendors,
    payments,
    today,
  }: { vendors: readonly BudgetVendor[]; payments: readonly BudgetPayment[]; today: string },
): LineBadge | undefined {
  switch (state) {
    case 'OVERDUE': {
      const { label = '' } = latePayment(payments, today) ?? {};
      return {
        text: `${label.length > 0 && label.length <= 12 ? label : 'Payment'} late`,
        short: 'Late',
        tone: 'red',
      };
    }
    case 'PAID':
      return { text: 'Paid', short: 'Paid', tone: 'green' };
    case 'BOOKED':
    case 'PARTLY_PAID':
      return { text: 'Booked', short: 'Booked', tone: 'green' };
    case 'OFFERED': {
      const ends = vendors
        .flatMap(({ isBooked, offerEndsOn }) => (isBooked ? [] : (offerEndsOn ?? [])))
        .toSorted()[0];
      if (ends !== undefined)
        return { text: `Offer to ${formatMonthDay(calendarDate(ends))}`, short: 'Offer', tone: 'gold' };
      return vendors.length > 0
        ? { text: 'Offer', short: 'Offer', tone: 'gold' }
        : { text: 'Quoted', short: 'Quoted', tone: 'gray' };
    }
    case 'PLANNED':
      return undefined;
  }
}

/** How far what was agreed, or else offered, goes beyond the plan; 0 within it. */
export function overPlanCents({ plannedCents, committedCents, quotedCents }: LineFigures): number {
  return Math.max((committedCents ?? quotedCents ?? 0) - plannedCents, 0);
}
