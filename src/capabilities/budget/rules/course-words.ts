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
  id: 'paid' | 'toPay' | 'offers' | 'planned' | 'setAside' | 'spare' | 'over';
  label: string;
  cents: number;
};

/** What the parts leave of the budget, or how far they go beyond it; nothing where nobody said how much there is. */
function restOf(spareCents: number | null): CoursePart[] {
  if (spareCents === null) return [];
  return spareCents < 0
    ? [{ id: 'over', label: 'Over budget', cents: -spareCents }]
    : [{ id: 'spare', label: 'Spare', cents: spareCents }];
}

/** The budget in parts, as its bar shows them. */
export function courseParts({ parts, spareCents }: Pick<BudgetSums, 'parts' | 'spareCents'>): CoursePart[] {
  const { setAsideCents } = parts;
  return [
    { id: 'paid', label: 'Paid', cents: parts.paidCents },
    { id: 'toPay', label: 'Booked, still to pay', cents: parts.outstandingCents },
    { id: 'offers', label: 'In offers', cents: parts.offeredCents },
    { id: 'planned', label: 'Planned, nothing booked', cents: parts.plannedCents },
    ...(setAsideCents > 0 ? [{ id: 'setAside' as const, label: 'Set aside', cents: setAsideCents }] : []),
    ...restOf(spareCents),
  ];
}
