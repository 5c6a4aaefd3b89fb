import { and, asc, between, eq } from 'drizzle-orm';
import { weddingEvents } from '#capabilities/guests/tables.ts';
import { users } from '#capabilities/identity/tables.ts';
import { weddingMembers } from '#capabilities/weddings/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { rsvpClosingMails } from '../../messages.tables.ts';

export type Closing = { weddingId: string; closesOn: string };

/** Last days to answer within these days, of every wedding. */
export async function listClosings(tx: Tx, from: string, through: string): Promise<Closing[]> {
  const rows = await tx
    .selectDistinct({ weddingId: weddingEvents.weddingId, closesOn: weddingEvents.closesOn })
    .from(weddingEvents)
    .where(and(eq(weddingEvents.asksReply, true), between(weddingEvents.closesOn, from, through)))
    .orderBy(asc(weddingEvents.weddingId), asc(weddingEvents.closesOn));
  return rows.flatMap(({ weddingId, closesOn }) => (closesOn ? [{ weddingId, closesOn }] : []));
}

/** False where the couple was told of this day already. */
export async function insertClosingMail(tx: Tx, closing: Closing, at: Date): Promise<boolean> {
  const rows = await tx
    .insert(rsvpClosingMails)
    .values({ ...closing, at })
    .onConflictDoNothing()
    .returning({ weddingId: rsvpClosingMails.weddingId });
  return rows.length > 0;
}

export function listOwners(tx: Tx, weddingId: string): Promise<{ userId: string; email: string }[]> {
  return tx
    .select({ userId: users.id, email: users.email })
    .from(weddingMembers)
    .innerJoin(users, and(eq(users.id, weddingMembers.userId), eq(users.banned, false)))
    .where(and(eq(weddingMembers.weddingId, weddingId), eq(weddingMembers.role, 'OWNER')))
    .orderBy(asc(users.id));
}
