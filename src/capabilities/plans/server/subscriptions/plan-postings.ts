import { type By, postTransfers, type Transfer } from '#capabilities/ledger/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { PeriodRow } from './periods.store.ts';

type Named = Pick<PeriodRow, 'subscriptionId' | 'number'>;

const nameOf = ({ subscriptionId, number }: Named) => `${subscriptionId}:${number}`;
const referenceOf = ({ subscriptionId: id }: Named) => ({ kind: 'plan', id }) as const;
const stateOf = ({ taxState }: Pick<PeriodRow, 'taxState'>) => (taxState === null ? {} : { state: taxState });

type Sold = Named & Pick<PeriodRow, 'netCents' | 'taxCents' | 'taxState'>;

export function saleOf(period: Sold, by: By): Transfer {
  const { netCents, taxCents } = period;
  return {
    ...{ kind: 'PLAN_SALE', key: `plan-sale:${nameOf(period)}`, by, amounts: { netCents, taxCents } },
    reference: referenceOf(period),
    ...stateOf(period),
  };
}

/** Up to so many cents of the period, all in all: each sum is reached once. */
export function earningOf(period: Named & Pick<PeriodRow, 'earnedCents'>, upToCents: number): Transfer[] {
  const netCents = upToCents - period.earnedCents;
  if (netCents <= 0) return [];
  const key = `plan-earned:${nameOf(period)}:${upToCents}`;
  return [{ kind: 'PLAN_EARNED', key, by: null, amounts: { netCents }, reference: referenceOf(period) }];
}

export function refundOf(
  period: Named & Pick<PeriodRow, 'taxState'>,
  amounts: { unearnedCents: number; earnedCents: number; taxCents: number },
  by: By,
): Transfer {
  return {
    ...{ kind: 'PLAN_REFUND', key: `plan-refund:${nameOf(period)}`, by, amounts },
    reference: referenceOf(period),
    ...stateOf(period),
  };
}

/** All that one change moves, at once: what was bought and paid is in the books, or nothing is. */
export async function postAll(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  transfers: readonly Transfer[],
): Promise<void> {
  if (transfers.length === 0) return;
  const posted = await postTransfers(tx, { clock }, transfers);
  if (!posted.ok) throw new Error(`Plans cannot be posted: ${posted.failure.message}`);
}
