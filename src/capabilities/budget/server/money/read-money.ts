import { paths } from '#app/rules/paths.ts';
import type { Membership } from '#capabilities/weddings/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { BudgetVendor } from '../../rules/budget-state.ts';
import { budgetSums, openPayments } from '../../rules/budget-sums.ts';
import { placeVendors } from '../../rules/place-vendors.ts';
import { readHeads } from '../read-heads.ts';
import { readEverything } from './everything.store.ts';

export type NextPayment = {
  uuid: string;
  /** Who gets it: the vendor, else what it is for. */
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
};

const MOST_NEXT = 5;

/** The money of a wedding in short, for whoever may see it. Two statements. */
export async function readMoney(
  tx: Tx,
  { weddingId, allowed }: Pick<Membership, 'weddingId' | 'allowed'>,
  today: string,
): Promise<Money | null> {
  if (!allowed.includes('see-budget')) return null;
  const read = await readEverything(tx, weddingId, today);
  if (!read) return null;
  const { lines, payments, facts, isAllInclusive, isStarted, totalCents, guestCount } = read;
  const vendors = placeVendors({ lines, isAllInclusive }, facts);
  const heads = await readHeads(tx, { id: weddingId, guestCount }, today);
  const { whole } = budgetSums({ totalCents, lines, payments, vendors, heads, today });
  const nameOf = new Map(facts.map(({ inquiryUuid, name }) => [inquiryUuid, name]));
  const lineOf = new Map(lines.map((line) => [line.uuid, line.vendorName || line.name]));
  return {
    isStarted,
    totalCents,
    plannedCents: whole.plannedCents,
    expectedCents: whole.expectedCents,
    paidCents: whole.paidCents,
    committedCents: whole.committedCents ?? 0,
    outstandingCents: whole.outstandingCents,
    nextPayments: openPayments({ payments, vendors })
      .flatMap(({ uuid, inquiryUuid, lineUuid, label, amountCents, dueOn }) =>
        dueOn === null
          ? []
          : [
              {
                uuid,
                title: nameOf.get(inquiryUuid ?? '') ?? lineOf.get(lineUuid) ?? '',
                label,
                amountCents,
                dueOn,
                isLate: dueOn < today,
                href: paths.budget(),
              },
            ],
      )
      .slice(0, MOST_NEXT),
  };
}

export type VendorLine = {
  lineUuid: string;
  name: string;
  categoryKey: string | null;
  /** Of the marketplace. */
  vendors: Pick<BudgetVendor, 'inquiryUuid' | 'name' | 'isBooked'>[];
  /** Somebody from elsewhere, as the couple typed it. */
  vendorName: string;
};

/** Who does what at a wedding, without any amount: who is booked, who offers, and which lines nobody stands on. */
export async function readVendorLines(tx: Tx, weddingId: string, today: string): Promise<VendorLine[]> {
  const read = await readEverything(tx, weddingId, today);
  if (!read) return [];
  const vendors = placeVendors(read, read.facts);
  return read.lines.map(({ uuid, name, categoryKey, vendorName }) => ({
    lineUuid: uuid,
    name,
    categoryKey,
    vendorName,
    vendors: vendors
      .filter(({ lineUuid }) => lineUuid === uuid)
      .map(({ inquiryUuid, name: vendor, isBooked }) => ({ inquiryUuid, name: vendor, isBooked })),
  }));
}
