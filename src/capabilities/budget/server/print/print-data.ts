import { calendarDate } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { formatCents } from '#base/money.ts';
import { openPayments, type SumFigures } from '../../rules/budget-sums.ts';
import { budgetTable, type PrintedBudget } from '../../rules/budget-table.ts';
import { isLate, payeeOf } from '../../rules/payment-words.ts';
import { payerUuidOf, whoPays } from '../../rules/who-pays.ts';

export type Paper = 'us-letter' | 'a4';

const dayText = (day: string | null) => (day === null ? '' : formatDateInText(calendarDate(day)));
const amount = (cents: number | null) => (cents === null ? '' : formatCents(cents));
/** Nothing paid and nothing owed is no figure to look for. */
const some = (cents: number) => (cents === 0 ? '' : formatCents(cents));

function figuresOf(figures: SumFigures): string[] {
  const { plannedCents, quotedCents, committedCents, paidCents, outstandingCents } = figures;
  return [
    amount(plannedCents),
    amount(quotedCents),
    amount(committedCents),
    some(paidCents),
    some(outstandingCents),
  ];
}

function paymentsOf(budget: PrintedBudget) {
  const { lines, vendors, contributors, today } = budget;
  const nameOf = new Map(contributors.map(({ uuid, name }) => [uuid, name]));
  return openPayments(budget).map((payment) => {
    const { lineUuid, dueOn, label, amountCents } = payment;
    return {
      day: dayText(dueOn) || 'No day yet',
      isLate: isLate(payment, today),
      who: payeeOf(
        payment,
        lines.find(({ uuid }) => uuid === lineUuid),
        vendors.filter((vendor) => vendor.lineUuid === lineUuid),
      ),
      label,
      payer: nameOf.get(payerUuidOf(payment, lines) ?? '') ?? '',
      amount: formatCents(amountCents),
    };
  });
}

/** A budget as its sheet has it, in words. */
export function budgetPrintData(budget: PrintedBudget, paper: Paper) {
  const { sections, sums } = budgetTable(budget);
  return {
    paper,
    day: dayText(budget.today),
    total: amount(budget.totalCents),
    expected: formatCents(sums.whole.expectedCents),
    spare: sums.spareCents === null ? '' : formatCents(Math.abs(sums.spareCents)),
    isOver: (sums.spareCents ?? 0) < 0,
    sections: sections.map(({ label, sums: sectionSums, lines }) => ({
      label,
      figures: figuresOf(sectionSums),
      lines: lines.map(({ line, counted, who, figures }) => ({
        name: line.name,
        note: line.note,
        isBelow: line.parentUuid !== null,
        who: [who, counted ? `${formatCents(counted.priceCents)} × ${counted.text}` : '']
          .filter(Boolean)
          .join(' · '),
        figures: figuresOf(figures),
      })),
    })),
    whole: figuresOf(sums.whole),
    payments: paymentsOf(budget),
    contributors: whoPays(budget, sums).shares.map(({ contributor, paidCents, openCents }) => ({
      name: contributor.name,
      figures: [formatCents(contributor.pledgedCents), formatCents(paidCents), formatCents(openCents)],
    })),
  };
}
