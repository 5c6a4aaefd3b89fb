import { and, count, eq, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { type KeysetOrder, keysetSql, type Place } from '#platform/database/keyset.ts';
import { websiteMessages } from '../../tables.ts';

/** The latest first. */
export const MESSAGE_ORDER: KeysetOrder = {
  name: 'website-messages',
  direction: 'desc',
  keys: [{ kind: 'instant', by: websiteMessages.at }],
  tie: { kind: 'uuid', by: websiteMessages.uuid },
};
const isKept = (weddingId: string) =>
  and(eq(websiteMessages.weddingId, weddingId), isNull(websiteMessages.removedAt));
const inOrder = keysetSql(MESSAGE_ORDER);

export function listMessages(
  tx: Tx,
  weddingId: string,
  { after, limit }: { after: Place | undefined; limit: number },
) {
  return tx
    .select({ message: websiteMessages, keys: inOrder.keys })
    .from(websiteMessages)
    .where(and(isKept(weddingId), inOrder.behind(after)))
    .orderBy(inOrder.orderBy)
    .limit(limit);
}

export async function countMessages(tx: Tx, weddingId: string): Promise<{ all: number; unread: number }> {
  const mine = isKept(weddingId);
  const [all] = await tx.select({ messages: count() }).from(websiteMessages).where(mine);
  const [unread] = await tx
    .select({ messages: count() })
    .from(websiteMessages)
    .where(and(mine, isNull(websiteMessages.readAt)));
  return { all: all?.messages ?? 0, unread: unread?.messages ?? 0 };
}

export async function insertMessage(tx: Tx, row: typeof websiteMessages.$inferInsert): Promise<void> {
  await tx.insert(websiteMessages).values(row);
}

export async function markRead(
  tx: Tx,
  weddingId: string,
  uuids: readonly string[],
  readAt: Date,
): Promise<void> {
  await tx
    .update(websiteMessages)
    .set({ readAt })
    .where(
      and(
        eq(websiteMessages.weddingId, weddingId),
        inArray(websiteMessages.uuid, [...uuids]),
        isNull(websiteMessages.readAt),
      ),
    );
}

/** False where it is not there, or is removed already. */
export async function setMessageRemoved(
  tx: Tx,
  weddingId: string,
  uuid: string,
  removedAt: Date | null,
): Promise<boolean> {
  const isOther =
    removedAt === null ? isNotNull(websiteMessages.removedAt) : isNull(websiteMessages.removedAt);
  const { rowCount } = await tx
    .update(websiteMessages)
    .set({ removedAt })
    .where(and(eq(websiteMessages.weddingId, weddingId), eq(websiteMessages.uuid, uuid), isOther));
  return (rowCount ?? 0) > 0;
}

export async function forgetRemovedMessages(tx: Tx, before: Date): Promise<void> {
  await tx.delete(websiteMessages).where(lte(websiteMessages.removedAt, before));
}

export async function dropMessages(tx: Tx, weddingId: string): Promise<void> {
  await tx.delete(websiteMessages).where(eq(websiteMessages.weddingId, weddingId));
}
