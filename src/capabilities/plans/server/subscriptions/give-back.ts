import { z } from 'zod';
import type { Result } from '#base/result.ts';
import { postTransfer } from '#capabilities/ledger/server/index.ts';
import { requestRefund } from '#capabilities/payments/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import { defineTask } from '#platform/jobs/task.ts';
import type { Platform } from '#platform/platform.ts';

export type Arrived = { paymentId: string; amountCents: number };

/** Money that came in for something that cannot be had any more. */
export async function holdPayment(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  { paymentId, amountCents: cents }: Arrived,
): Promise<void> {
  const held = await postTransfer(
    tx,
    { clock },
    {
      ...{ kind: 'PAYMENT_HELD', key: `held:${paymentId}`, by: null, amounts: { cents } },
      reference: { kind: 'payment', id: paymentId },
    },
  );
  if (!held.ok) throw new Error(`Payment ${paymentId} cannot be held: ${held.failure.message}`);
}

/** What was held has gone back. */
export async function postHeldRefund(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  { paymentId, refundId, amountCents: cents }: Arrived & { refundId: string },
): Promise<void> {
  const posted = await postTransfer(
    tx,
    { clock },
    {
      ...{ kind: 'PAYMENT_REFUND', key: `held-refund:${refundId}`, by: null, amounts: { cents } },
      reference: { kind: 'payment', id: paymentId },
    },
  );
  if (!posted.ok) throw new Error(`Refund ${refundId} cannot be posted: ${posted.failure.message}`);
}

/** All of it goes back; asked twice, once. */
export function giveBack(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  { paymentId, amountCents }: Arrived,
): Promise<Result<{ refundId: string }>> {
  const idempotencyKey = `give-back:${paymentId}`;
  return requestRefund(tx, { clock }, { paymentId, amountCents, requestedBy: null, idempotencyKey });
}

export const giveBackTask = defineTask(
  'plans.give-back',
  z.object({ paymentId: z.uuid(), amountCents: z.int() }),
);

/**
 * The same for whoever holds the listing already: a payment is locked ahead of it everywhere, so another transaction asks, as soon as
 * this one is committed.
 */
export function giveBackLater(tx: Tx, arrived: Arrived): Promise<void> {
  return enqueueJob(tx, giveBackTask, arrived);
}

/** What arrived for nothing goes back by itself. */
export async function holdAndGiveBack(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  arrived: Arrived,
): Promise<void> {
  await holdPayment(tx, { clock }, arrived);
  const refund = await giveBack(tx, { clock }, arrived);
  if (!refund.ok) throw new Error(`Payment ${arrived.paymentId} cannot go back: ${refund.failure.message}`);
}
