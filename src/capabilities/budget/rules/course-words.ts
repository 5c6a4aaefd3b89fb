import { formatCents } from '#base/money.ts';
import type { BudgetSums } from './budget-sums.ts';

/** Where it leads: 'You’re on course to spend $37,880. That’s $120 under.' */
export function courseWords({ whole, spareCents }: Pick<BudgetSums, 'whole' | 'spareCents'>): string {
  const course = `You’re on course to spend ${formatCents(whole.expectedCents)}.`;
  if (spareCents === null) return course;
  if (spareCents === 0) return `${course} That’s your budget to the cent.`;
  return spareCents > 0
    ? `${course} That’s ${formatCents(spareCents)} under.`
    : `${course} That’s ${formatCents(-spareCents)} over.`;
}

export type CoursePart = {
  id: 'paid' | 'toPay' | 'offers' | 'planned' | 'spare';
  label: string;
  cents: number;
};

/** The budget in parts, as its bar shows them. What is set aside for surprises is spare until something needs it. */
export function courseParts({ parts, spareCents }: Pick<BudgetSums, 'parts' | 'spareCents'>): CoursePart[] {
  return [
    { id: 'paid', label: 'Paid', cents: parts.paidCents },
    { id: 'toPay', label: 'Booked, still to pay', cents: parts.outstandingCents },
    { id: 'offers', label: 'In offers', cents: parts.offeredCents },
    { id: 'planned', label: 'Planned, nothing booked', cents: parts.plannedCents },
    { id: 'spare', label: 'Spare', cents: parts.setAsideCents + Math.max(spareCents ?? 0, 0) },
  ];
}
