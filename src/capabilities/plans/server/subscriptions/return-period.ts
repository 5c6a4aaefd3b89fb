import { ok, type Result } from '#base/result.ts';
import type { By, Transfer } from '#capabilities/ledger/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { noteRefund } from '../purchases/purchases.store.ts';
import { giveBack, giveBackLater } from './give-back.ts';
import { changePeriod, findPeriod, type PeriodRow } from './periods.store.ts';
import { refundOf } from './plan-postings.ts';

type PeriodId = Pick<PeriodRow, 'subscriptionId' | 'number'>;

async function findPaid(tx: Tx, id: PeriodId) {
  const period = await findPeriod(tx, id);
  return period?.state === 'PAID' && period.paymentId !== null
    ? { ...period, paymentId: period.paymentId }
    : undefined;
}

/** Asks for the money to go back, unless the bank has it already. */
export async function givePeriodBack(
  tx: Tx,
  deps: Pick<Platform, 'clock'>,
  id: PeriodId,
): Promise<Result<unknown>> {
  const period = await findPaid(tx, id);
  if (!period) return ok(undefined);
  const { paymentId, netCents, taxCents } = period;
  return giveBack(tx, deps, { paymentId, amountCents: netCents + taxCents });
}

/**
 * A period that was paid and is not wanted is returned whole, whatever of it was earned meanwhile. For whoever has asked for its money
 * to go back, and where that is not said yet, does so after the listing is free again.
 */
export async function returnPeriod(
  tx: Tx,
  id: PeriodId,
  { by, isAsked }: { by: By; isAsked: boolean },
): Promise<Transfer[]> {
  const period = await findPaid(tx, id);
  if (!period) return [];
  const { paymentId } = period;
  const { worthCents, earnedCents, netCents, taxCents, purchaseUuid } = period;
  if (purchaseUuid) await noteRefund(tx, purchaseUuid, netCents + taxCents);
  if (!isAsked) await giveBackLater(tx, { paymentId, amountCents: netCents + taxCents });
  await changePeriod(tx, period, { state: 'RETURNED', worthCents: 0, earnedCents: 0 });
  return [refundOf(period, { unearnedCents: worthCents - earnedCents, earnedCents, taxCents }, by)];
}
