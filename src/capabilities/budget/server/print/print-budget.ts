import { calendarDate } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { formatCents } from '#base/money.ts';
import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { BudgetAnswer } from '../../contract.ts';
import { openPayments } from '../../rules/budget-sums.ts';
import { budgetTable } from '../../rules/budget-table.ts';
import { readBudget } from '../read-budget.ts';

const TEMPLATE = new URL('./budget.typ', import.meta.url);

const dayText = (day: string | null) => (day === null ? '' : formatDateInText(calendarDate(day)));
const amount = (cents: number | null) => (cents === null ? '' : formatCents(cents));

function paymentsOf(budget: BudgetAnswer) {
  const lineOf = new Map(budget.lines.map(({ uuid, name }) => [uuid, name]));
  const vendorOf = new Map(budget.vendors.map(({ inquiryUuid, name }) => [inquiryUuid, name]));
  const payerOf = new Map(budget.contributors.map(({ uuid, name }) => [uuid, name]));
  return openPayments(budget).map(({ dueOn, label, amountCents, inquiryUuid, lineUuid, payerUuid }) => ({
    day: dayText(dueOn) || 'No day yet',
    isLate: dueOn !== null && dueOn < budget.today,
    who: vendorOf.get(inquiryUuid ?? '') ?? lineOf.get(lineUuid) ?? '',
    label,
    payer: payerOf.get(payerUuid ?? '') ?? '',
    amount: formatCents(amountCents),
  }));
}

/** What a contributor has pledged, and what of it was paid. */
function contributorsOf({ contributors, payments }: BudgetAnswer) {
  return contributors.map(({ uuid, name, pledgedCents }) => {
    const own = payments.filter(({ payerUuid, paidOn }) => payerUuid === uuid && paidOn !== null);
    const paidCents = own.reduce((sum, { amountCents }) => sum + amountCents, 0);
    return { name, pledged: formatCents(pledgedCents), paid: formatCents(paidCents) };
  });
}

type Paper = 'us-letter' | 'a4';

function dataOf(budget: BudgetAnswer, paper: Paper) {
  const { sections, sums } = budgetTable(budget);
  const figuresOf = ({ plannedCents, quotedCents, paidCents, outstandingCents }: (typeof sums)['whole']) => [
    amount(plannedCents),
    amount(quotedCents),
    amount(paidCents),
    amount(outstandingCents),
  ];
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
        isBelow: line.parentUuid !== null,
        who: [who, counted ? `${formatCents(counted.priceCents)} × ${counted.text}` : '']
          .filter(Boolean)
          .join(' · '),
        figures: figuresOf(figures),
      })),
    })),
    whole: figuresOf(sums.whole),
    payments: paymentsOf(budget),
    contributors: contributorsOf(budget),
  };
}

/** The budget on paper, for whoever may see it. */
export async function printBudget(
  deps: Pick<Platform, 'db' | 'clock' | 'printer'>,
  actor: SignedInActor,
  { paper }: { paper: Paper },
): Promise<Result<File>> {
  const read = await readBudget(deps, actor);
  if (!read.ok) return read;
  const printed = await deps.printer.printPdf({ template: TEMPLATE, data: dataOf(read.value, paper) });
  if (!printed.ok) return printed;
  return ok(new File([printed.value], `budget-${read.value.today}.pdf`, { type: 'application/pdf' }));
}
