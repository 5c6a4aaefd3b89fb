import { and, asc, count, eq, ne, sql } from 'drizzle-orm';
import { withStorefrontAbilities } from '#capabilities/storefronts/server/index.ts';
import { storefrontMembers } from '#capabilities/storefronts/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { lockName } from '#platform/database/lock-name.ts';
import { savedReplies } from '../../tables.ts';

export type SavedReplyRow = typeof savedReplies.$inferSelect;

/** Changes of a storefront's replies run one after the other, so that a title is taken once. */
export async function lockSavedReplies(tx: Tx, storefrontId: number): Promise<void> {
  await lockName(tx, `saved-replies:${storefrontId}`);
}

export function listReplies(tx: Tx, storefrontId: number): Promise<SavedReplyRow[]> {
  return tx
    .select()
    .from(savedReplies)
    .where(eq(savedReplies.storefrontId, storefrontId))
    .orderBy(asc(sql`lower(${savedReplies.title})`), asc(savedReplies.uuid));
}

export async function countReplies(tx: Tx, storefrontId: number): Promise<number> {
  const [row] = await tx
    .select({ count: count() })
    .from(savedReplies)
    .where(eq(savedReplies.storefrontId, storefrontId));
  return row?.count ?? 0;
}

type Title = { storefrontId: number; title: string; exceptUuid?: string };

export async function isTitleTaken(tx: Tx, { storefrontId, title, exceptUuid }: Title): Promise<boolean> {
  const rows = await tx
    .select({ uuid: savedReplies.uuid })
    .from(savedReplies)
    .where(
      and(
        eq(savedReplies.storefrontId, storefrontId),
        sql`lower(${savedReplies.title}) = lower(${title})`,
        exceptUuid === undefined ? undefined : ne(savedReplies.uuid, exceptUuid),
      ),
    );
  return rows.length > 0;
}

/** A reply with what the asking person may do in its storefront. */
export async function findReplyFor(tx: Tx, userId: string, uuid: string) {
  const [row] = await tx
    .select({ reply: savedReplies, role: storefrontMembers.role })
    .from(savedReplies)
    .innerJoin(storefrontMembers, eq(storefrontMembers.storefrontId, savedReplies.storefrontId))
    .where(and(eq(savedReplies.uuid, uuid), eq(storefrontMembers.userId, userId)));
  return row && withStorefrontAbilities(row);
}

export async function insertReply(tx: Tx, reply: SavedReplyRow): Promise<void> {
  await tx.insert(savedReplies).values(reply);
}

export async function updateReply(
  tx: Tx,
  uuid: string,
  changes: Pick<SavedReplyRow, 'title' | 'body' | 'updatedAt'>,
): Promise<boolean> {
  const rows = await tx
    .update(savedReplies)
    .set(changes)
    .where(eq(savedReplies.uuid, uuid))
    .returning({ uuid: savedReplies.uuid });
  return rows.length > 0;
}

export async function deleteReply(tx: Tx, uuid: string): Promise<void> {
  await tx.delete(savedReplies).where(eq(savedReplies.uuid, uuid));
}
