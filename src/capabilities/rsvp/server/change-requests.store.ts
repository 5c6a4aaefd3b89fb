import { and, eq } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { rsvpChangeRequests } from '../tables.ts';

export type ChangeRequestRow = typeof rsvpChangeRequests.$inferSelect;

export async function findOpenRequest(tx: Tx, householdUuid: string): Promise<ChangeRequestRow | undefined> {
  const [row] = await tx
    .select()
    .from(rsvpChangeRequests)
    .where(and(eq(rsvpChangeRequests.householdUuid, householdUuid), eq(rsvpChangeRequests.state, 'PENDING')));
  return row;
}

export async function findRequest(
  tx: Tx,
  weddingId: string,
  uuid: string,
): Promise<ChangeRequestRow | undefined> {
  const [row] = await tx
    .select()
    .from(rsvpChangeRequests)
    .where(and(eq(rsvpChangeRequests.uuid, uuid), eq(rsvpChangeRequests.weddingId, weddingId)));
  return row;
}

export async function hasRequest(tx: Tx, uuid: string): Promise<boolean> {
  const rows = await tx
    .select({ uuid: rsvpChangeRequests.uuid })
    .from(rsvpChangeRequests)
    .where(eq(rsvpChangeRequests.uuid, uuid));
  return rows.length > 0;
}

export async function insertRequest(tx: Tx, row: typeof rsvpChangeRequests.$inferInsert): Promise<void> {
  await tx.insert(rsvpChangeRequests).values(row);
}

export async function decideRequest(
  tx: Tx,
  uuid: string,
  change: Pick<ChangeRequestRow, 'state' | 'decidedBy' | 'decidedAt'>,
): Promise<void> {
  await tx.update(rsvpChangeRequests).set(change).where(eq(rsvpChangeRequests.uuid, uuid));
}
