import { and, desc, eq, lt, type SQL } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { type OutgoingMessage, outgoingMessages } from './tables.ts';

type NewMessage = Omit<typeof outgoingMessages.$inferInsert, 'state' | 'providerId' | 'sentAt' | 'refusedAt'>;

/** False if a message with this key exists already. */
export async function insertMessage(tx: Pick<Tx, 'insert'>, message: NewMessage): Promise<boolean> {
  const rows = await tx
    .insert(outgoingMessages)
    .values({ ...message, state: 'QUEUED' })
    .onConflictDoNothing({ target: outgoingMessages.idempotencyKey })
    .returning({ id: outgoingMessages.id });
  return rows.length > 0;
}

/** Waits for another delivery of the same message, and then finds it no longer queued. */
export async function lockQueuedMessage(
  tx: Pick<Tx, 'select'>,
  id: string,
): Promise<OutgoingMessage | undefined> {
  const [row] = await tx
    .select()
    .from(outgoingMessages)
    .where(and(eq(outgoingMessages.id, id), eq(outgoingMessages.state, 'QUEUED')))
    .for('update');
  return row;
}

export async function markSent(
  tx: Pick<Tx, 'update'>,
  id: string,
  { sentAt, providerId, keepsContent }: { sentAt: Date; providerId?: string; keepsContent: boolean },
): Promise<void> {
  await tx
    .update(outgoingMessages)
    .set({
      state: 'SENT',
      sentAt,
      providerId,
      ...(keepsContent ? {} : { html: null, text: null, unsubscribeUrl: null }),
    })
    .where(eq(outgoingMessages.id, id));
}

export async function noteProviderId(tx: Pick<Tx, 'update'>, id: string, providerId: string): Promise<void> {
  await tx.update(outgoingMessages).set({ providerId }).where(eq(outgoingMessages.id, id));
}

/** Only from the state it is known to be in: another delivery may have got it through meanwhile. */
export async function markFailed(
  tx: Pick<Tx, 'update'>,
  id: string,
  { from, refusedAt = null }: { from: OutgoingMessage['state']; refusedAt?: Date | null },
): Promise<void> {
  const content = { html: null, text: null, unsubscribeUrl: null };
  await tx
    .update(outgoingMessages)
    .set({ state: 'FAILED', sentAt: null, providerId: null, refusedAt, ...content })
    .where(and(eq(outgoingMessages.id, id), eq(outgoingMessages.state, from)));
}

export async function selectMessages(
  db: Pick<Tx, 'select'>,
  { to, limit }: { to?: string; limit: number },
): Promise<OutgoingMessage[]> {
  const isWanted: SQL | undefined = to === undefined ? undefined : eq(outgoingMessages.toAddress, to);
  return db
    .select()
    .from(outgoingMessages)
    .where(isWanted)
    .orderBy(desc(outgoingMessages.createdAt), desc(outgoingMessages.id))
    .limit(limit);
}

export async function selectMessage(
  db: Pick<Tx, 'select'>,
  id: string,
): Promise<OutgoingMessage | undefined> {
  const [row] = await db.select().from(outgoingMessages).where(eq(outgoingMessages.id, id));
  return row;
}

export async function deleteOldMessages(tx: Pick<Tx, 'delete'>, before: Date): Promise<void> {
  await tx.delete(outgoingMessages).where(lt(outgoingMessages.createdAt, before));
}
