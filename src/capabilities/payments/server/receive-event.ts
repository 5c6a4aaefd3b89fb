import { transact } from '#platform/database/transact.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import type { EventHeaders } from '#platform/payments/payment-gateway.port.ts';
import type { PaymentDeps } from './deps.ts';
import { insertEvent } from './events.store.ts';
import { hearEventTask } from './tasks.ts';

export type Reception = 'TAKEN' | 'FORGED' | 'NO_PROVIDER';

/** Takes a provider's event in, and does no more: whoever sends it waits for the answer. What it hints at is looked up by a job. */
export async function receiveEvent(
  { db, clock, payments }: Pick<PaymentDeps, 'db' | 'clock' | 'payments'>,
  rawBytes: Buffer,
  headers: EventHeaders,
): Promise<Reception> {
  const { gateway } = payments;
  if (!gateway) return 'NO_PROVIDER';
  const parsed = gateway.parseEvent(rawBytes, headers);
  if (parsed.verdict === 'forged') return 'FORGED';
  if (parsed.verdict === 'ignored') return 'TAKEN';
  const { id: eventId, kind, ref: providerRef, paymentId: namedPayment, customerRef } = parsed.event;
  const provider = gateway.name;
  await transact(db, async (tx) => {
    const event = { provider, eventId, kind, providerRef, namedPayment, customerRef };
    const isNew = await insertEvent(tx, { ...event, receivedAt: clock.now() });
    if (isNew) await enqueueJob(tx, hearEventTask, { provider, eventId });
  });
  return 'TAKEN';
}
