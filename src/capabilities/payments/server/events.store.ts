import { and, eq, lt } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { paymentEvents } from '../tables.ts';

export type EventRow = typeof paymentEvents.$inferSelect;

/** False where it was heard before. */
export async function insertEvent(tx: Tx, event: typeof paymentEvents.$inferInsert): Promise<boolean> {
  const rows = await tx
    .insert(paymentEvents)
    .values(event)
    .onConflictDoNothing()
    .returning({ eventId: paymentEvents.eventId });
  return rows.length > 0;
}

export async function findEvent(tx: Tx, provider: string, eventId: string): Promise<EventRow | undefined> {
  const [row] = await tx
    .select()
    .from(paymentEvents)
    .where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, eventId)));
  return row;
}

export async function markHandled(
  tx: Tx,
  { provider, eventId }: Pick<EventRow, 'provider' | 'eventId'>,
  handled: { handledAt: Date; outcome: 'APPLIED' | 'UNKNOWN' },
): Promise<void> {
  await tx
    .update(paymentEvents)
    .set(handled)
    .where(and(eq(paymentEvents.provider, provider), eq(paymentEvents.eventId, eventId)));
}

export async function deleteEventsBefore(tx: Tx, before: Date): Promise<void> {
  await tx.delete(paymentEvents).where(lt(paymentEvents.receivedAt, before));
}
