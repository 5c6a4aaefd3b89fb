import { paths } from '#app/rules/paths.ts';
import type { HeadCountAnswer } from '#capabilities/guests/contract/head-count.contract.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { Membership } from '#capabilities/weddings/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { ALL_INCLUSIVE, BUDGET_CATEGORIES } from '../../rules/budget-categories.data.ts';
import type { BudgetLine } from '../../rules/budget-state.ts';
import { type BudgetSums, budgetSums, openPayments } from '../../rules/budget-sums.ts';
import { headsFrom } from '../../rules/estimated-heads.ts';
import { payeeOf } from '../../rules/payment-words.ts';
import { placeVendors } from '../../rules/place-vendors.ts';
import { readEverything } from './everything.store.ts';

export type NextPayment = {
  uuid: string;
  /** Who gets it: the vendor of its booking or of its line, else what it is for. */
  title: string;
  label: string;
  amountCents: number;
  dueOn: string;
  isLate: boolean;
  href: string;
};

export type Money = {
  isStarted: boolean;
  totalCents: number | null;
  plannedCents: number;
  expectedCents: number;
  paidCents: number;
  committedCents: number;
  outstandingCents: number;
  nextPayments: NextPayment[];
  /** What is planned for vendors of the marketplace, by what they are. */
  plannedByCategory: Partial<Record<TaxonomyKey, number>>;
  /** What needs no vendor of its own: it is in the venue's price, or somebody from elsewhere does it. */
  covered: TaxonomyKey[];
};

const MOST_NEXT = 5;

function coveredOf(lines: readonly BudgetLine[], isAllInclusive: boolean): TaxonomyKey[] {
  const byOthers = lines.filter(({ vendorName, agreedCents }) => vendorName !== '' && agreedCents !== null);
  const keys = byOthers.map(({ categoryKey }) => categoryKey);
  return BUDGET_CATEGORIES.flatMap(({ key, taxonomyKey }) => {
    const isIncluded = isAllInclusive && key !== 'venue' && ALL_INCLUSIVE.includes(key);
    return taxonomyKey !== null && (isIncluded || keys.includes(key)) ? taxonomyKey : [];
  });
}

function plannedByCategory(lines: readonly BudgetLine[], sums: BudgetSums): Money['plannedByCategory'] {
  const planned: Money['plannedByCategory'] = {};
  for (const { uuid, categoryKey, parentUuid } of lines) {
    const key = BUDGET_CATEGORIES.find(({ key }) => key === categoryKey)?.taxonomyKey;
    const cents = sums.lines.get(uuid)?.plannedCents ?? 0;
    if (key && parentUuid === null) planned[key] = (planned[key] ?? 0) + cents;
  }
  return planned;
}

/** The money of a wedding in short, for whoever may see it, with the guests counted already. One statement. */
export async function readMoney(
  tx: Tx,
  { weddingId, allowed }: Pick<Membership, 'weddingId' | 'allowed'>,
  { today, counted }: { today: string; counted: HeadCountAnswer | undefined },
): Promise<Money | null> {
  if (!allowed.includes('see-budget')) return null;
  const read = await readEverything(tx, weddingId, today);
  if (!read) return null;
  const { lines, payments, facts, isAllInclusive, isStarted, totalCents, guestCount } = read;
  const vendors = placeVendors({ lines, isAllInclusive }, facts);
  const heads = headsFrom(counted, guestCount, today);
  const sums = budgetSums({ totalCents, lines, payments, vendors, heads, today });
  const { whole } = sums;
  const lineOf = new Map(lines.map((line) => [line.uuid, line]));
  const vendorsOf = Map.groupBy(vendors, ({ lineUuid }) => lineUuid);
  return {
    isStarted,
    totalCents,
    plannedCents: whole.plannedCents,
    expectedCents: whole.expectedCents,
    paidCents: whole.paidCents,
    committedCents: whole.committedCents ?? 0,
    outstandingCents: whole.outstandingCents,
    nextPayments: openPayments({ payments, vendors })
      .flatMap((payment): NextPayment[] => {
        const { uuid, lineUuid, label, amountCents, dueOn } = payment;
        if (dueOn === null) return [];
        const title = payeeOf(payment, lineOf.get(lineUuid), vendorsOf.get(lineUuid) ?? []);
        return [{ uuid, title, label, amountCents, dueOn, isLate: dueOn < today, href: paths.budget() }];
      })
      .slice(0, MOST_NEXT),
    plannedByCategory: plannedByCategory(lines, sums),
    covered: coveredOf(lines, isAllInclusive),
  };
}
