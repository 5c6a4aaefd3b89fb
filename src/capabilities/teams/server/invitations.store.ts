import { and, asc, desc, eq, inArray, lte, or, sql } from 'drizzle-orm';
import { users } from '#capabilities/identity/tables.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { storefrontInvitations as invitations } from '../tables.ts';

export type NewInvitation = typeof invitations.$inferInsert;
export type InvitationRow = typeof invitations.$inferSelect;
export type InvitationChanges = Partial<
  Pick<
    InvitationRow,
    'status' | 'tokenHash' | 'sentAt' | 'sendCount' | 'expiresAt' | 'answeredAt' | 'acceptedBy'
  >
>;

/** Invitations with what people are told about them: to which listing, and by whom. */
function selectInvitations(tx: Tx) {
  return tx
    .select({
      invitation: invitations,
      storefront: { id: storefronts.id, uuid: storefronts.uuid, name: storefronts.name },
      inviter: {
        userId: users.id,
        email: users.email,
        firstName: users.firstName,
        lastName: users.lastName,
      },
    })
    .from(invitations)
    .innerJoin(storefronts, eq(storefronts.id, invitations.storefrontId))
    .leftJoin(users, eq(users.id, invitations.invitedBy))
    .$dynamic();
}

export type InvitationView = Awaited<ReturnType<typeof selectInvitations>>[number];

/** All that one link opens. */
export function findLetter(tx: Tx, tokenHash: string): Promise<InvitationView[]> {
  return selectInvitations(tx)
    .where(eq(invitations.tokenHash, tokenHash))
    .orderBy(asc(invitations.storefrontId));
}

export async function findInvitation(
  tx: Tx,
  storefrontId: number,
  id: string,
): Promise<InvitationView | undefined> {
  const [view] = await selectInvitations(tx).where(
    and(eq(invitations.id, id), eq(invitations.storefrontId, storefrontId)),
  );
  return view;
}

/** Whom an invitation would be mailed to; for the limit, which comes before any question of rights. */
export async function findInvitedAddress(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx.select({ email: invitations.email }).from(invitations).where(eq(invitations.id, id));
  return row?.email;
}

/** Those that wait, and those that waited in vain. Newest first. */
export function listOpenInvitations(tx: Tx, storefrontId: number): Promise<InvitationView[]> {
  return selectInvitations(tx)
    .where(
      and(
        eq(invitations.storefrontId, storefrontId),
        inArray(invitations.status, ['PENDING', 'EXPIRED', 'DECLINED']),
      ),
    )
    .orderBy(desc(invitations.sentAt), invitations.id)
    .limit(100);
}

export async function insertInvitation(tx: Tx, invitation: NewInvitation): Promise<void> {
  await tx.insert(invitations).values(invitation);
}

export async function updateInvitation(tx: Tx, id: string, changes: InvitationChanges): Promise<void> {
  await tx.update(invitations).set(changes).where(eq(invitations.id, id));
}

/** Whoever was invited before and is invited anew needs no old line beside the new one. */
export async function dropOldInvitations(tx: Tx, storefrontId: number, email: string): Promise<void> {
  await tx
    .delete(invitations)
    .where(
      and(
        eq(invitations.storefrontId, storefrontId),
        eq(invitations.email, email),
        inArray(invitations.status, ['EXPIRED', 'DECLINED']),
      ),
    );
}

/** Closes what is overdue, everywhere or in one place, and answers with the storefronts concerned. */
export async function expireInvitations(tx: Tx, now: Date, storefrontId?: number): Promise<number[]> {
  const rows = await tx
    .update(invitations)
    .set({ status: 'EXPIRED' })
    .where(
      and(
        eq(invitations.status, 'PENDING'),
        lte(invitations.expiresAt, now),
        storefrontId === undefined ? undefined : eq(invitations.storefrontId, storefrontId),
      ),
    )
    .returning({ storefrontId: invitations.storefrontId });
  return [...new Set(rows.map((row) => row.storefrontId))];
}

type Person = { userId: string; email: string };

/** What a deleted account leaves in the invitations of others. */
export async function deleteInvitationsOf(tx: Tx, { userId, email }: Person): Promise<void> {
  await tx
    .delete(invitations)
    .where(or(eq(invitations.acceptedBy, userId), eq(invitations.email, email.toLowerCase())));
}

export async function deleteInvitationsTo(tx: Tx, storefrontId: number): Promise<void> {
  await tx.delete(invitations).where(eq(invitations.storefrontId, storefrontId));
}

export function listInvitationsOf(tx: Tx, { userId, email }: Person) {
  return tx
    .select({
      listing: storefronts.name,
      email: invitations.email,
      role: invitations.role,
      status: invitations.status,
      sentAt: invitations.sentAt,
      answeredAt: invitations.answeredAt,
      isSentByMe: sql<boolean>`${invitations.invitedBy} is not distinct from ${userId}`,
    })
    .from(invitations)
    .innerJoin(storefronts, eq(storefronts.id, invitations.storefrontId))
    .where(
      or(
        eq(invitations.invitedBy, userId),
        eq(invitations.acceptedBy, userId),
        eq(invitations.email, email.toLowerCase()),
      ),
    )
    .orderBy(invitations.sentAt, invitations.id);
}
