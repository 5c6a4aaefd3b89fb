import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import { defineTask } from '#platform/jobs/task.ts';
import { signEvent } from '../event-signature.ts';
import type { EventHeaders, GatewayEvent } from '../payment-gateway.port.ts';
import type { SandboxDelivery } from '../tables.ts';
import type { SandboxParts } from './sandbox-parts.ts';
import { type EventRow, insertEvent, takeDueEvents } from './store.ts';

export const SANDBOX_SIGNATURE = 'sandbox-signature';

/** A provider's event comes a moment after the browser is back. */
const USUAL_DELAY_MS = 2_000;

/** Queued with every event for the moment when it is due; whoever receives events handles it. */
export const deliverSandboxEvents = defineTask('payments.deliver-sandbox-events');

export type EventDelivery = { rawBytes: Buffer; headers: EventHeaders };

export async function writeEvent(
  tx: Tx,
  { clock }: Pick<SandboxParts, 'clock'>,
  {
    event,
    happensAt,
    delivery = 'USUAL',
  }: { event: Omit<GatewayEvent, 'id'>; happensAt: Date; delivery?: SandboxDelivery },
): Promise<void> {
  const dueAt = delivery === 'FIRST' ? happensAt : new Date(happensAt.getTime() + USUAL_DELAY_MS);
  const id = `sandbox_event_${clock.token(12)}`;
  await insertEvent(tx, { id, event, dueAt, sendings: delivery === 'TWICE' ? 2 : 1 });
  await enqueueJob(tx, deliverSandboxEvents, {}, { runAt: dueAt });
}

/** What is due now, signed like any provider's. An event that nobody receives is lost, as events are. */
export async function takeDeliveries({ db, clock, secret }: SandboxParts): Promise<EventDelivery[]> {
  const now = clock.now();
  const rows = await transact(db, (tx) => takeDueEvents(tx, now));
  const deliveryOf = ({ id, event }: EventRow): EventDelivery => {
    const rawBytes = Buffer.from(JSON.stringify({ id, ...event }));
    return { rawBytes, headers: { [SANDBOX_SIGNATURE]: signEvent(secret, rawBytes, now) } };
  };
  return rows.flatMap((row) => Array.from({ length: row.sendings }, () => deliveryOf(row)));
}
