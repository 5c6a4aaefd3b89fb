import { and, desc, eq, gt, lte, ne, sql } from 'drizzle-orm';
import type { InvitationStatus } from '#capabilities/identity/rules/invitation-states.ts';
import { users } from '#capabilities/identity/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { weddingInvitations, weddings } from '../tables.ts';

export type NewInvitation = typeof weddingInvitations.$inferInsert;
export type InvitationChanges = Partial<
  Pick<
    NewInvitation,
    'status' | 'tokenHash' | 'sentAt' | 'sendCount' | 'expiresAt' | 'answeredAt' | 'acceptedBy'
  >
>;

const MOST_LISTED = 200;

/** Invitations with what people are told about them: whose wedding, and who invites. */
function selectInvitations(tx: Tx) {
  return tx
    .select({
      invitation: weddingInvitations,
      names: {
        primaryFirstName: weddings.primaryFirstName,
        primaryLastName: weddings.primaryLastName,
        partnerFirstName: weddings.partnerFirstName,
        partnerLastName: weddings.partnerLastName,
      },
      weddingDate: weddings.weddingDate,
      inviter: { email: users.email, firstName: users.firstName },
    })
    .from(weddingInvitations)
    .innerJoin(weddings, eq(weddings.id, weddingInvitations.weddingId))
    .leftJoin(users, eq(users.id, weddingInvitations.invitedBy))
    .$dynamic();
}

export type InvitationView = Awaited<ReturnType<typeof selectInvitations>>[number];

export async function findInvitation(tx: Tx, id: string): Promise<InvitationView | undefined> {
  const [view] = await selectInvitations(tx).where(eq(weddingInvitations.id, id));
  return view;
}

export async function findInvitationByToken(tx: Tx, tokenHash: string): Promise<InvitationView | undefined> {
  const [view] = await selectInvitations(tx).where(eq(weddingInvitations.tokenHash, tokenHash));
  return view;
}

/** Newest first. */
export function listSentInvitations(tx: Tx, weddingId: string): Promise<InvitationView[]> {
  return selectInvitations(tx)
    .where(eq(weddingInvitations.weddingId, weddingId))
    .orderBy(desc(weddingInvitations.sentAt), weddingInvitations.id)
    .limit(MOST_LISTED);
}

type Received = { email: string; now: Date; exceptWeddingId: string | undefined };

export function listReceivedInvitations(
  tx: Tx,
  { email, now, exceptWeddingId }: Received,
): Promise<InvitationView[]> {
  return selectInvitations(tx)
    .where(
      and(
        eq(weddingInvitations.email, email),
        eq(weddingInvitations.status, 'PENDING'),
        gt(weddingInvitations.expiresAt, now),
        exceptWeddingId === undefined ? undefined : ne(weddingInvitations.weddingId, exceptWeddingId),
      ),
    )
    .orderBy(desc(weddingInvitations.sentAt), weddingInvitations.id)
    .limit(MOST_LISTED);
}

export function listPendingInvitations(tx: Tx, weddingId: string) {
  return tx
    .select({ id: weddingInvitations.id, email: weddingInvitations.email, role: weddingInvitations.role })
    .from(weddingInvitations)
    .where(and(eq(weddingInvitations.weddingId, weddingId), eq(weddingInvitations.status, 'PENDING')));
}

export async function insertInvitation(tx: Tx, invitation: NewInvitation): Promise<void> {
  await tx.insert(weddingInvitations).values(invitation);
}

export async function updateInvitation(tx: Tx, id: string, changes: InvitationChanges): Promise<void> {
  await tx.update(weddingInvitations).set(changes).where(eq(weddingInvitations.id, id));
}

type Standing = { weddingId: string; userId: string };

/** The accepted invitation of a member, brought to the state that follows from going. */
export async function endAcceptedInvitation(
  tx: Tx,
  { weddingId, userId }: Standing,
  status: InvitationStatus,
): Promise<void> {
  await tx
    .update(weddingInvitations)
    .set({ status })
    .where(
      and(
        eq(weddingInvitations.weddingId, weddingId),
        eq(weddingInvitations.acceptedBy, userId),
        eq(weddingInvitations.status, 'ACCEPTED'),
      ),
    );
}

/** Closes what is overdue, everywhere or in one wedding, and answers with the weddings concerned. */
export async function expireInvitations(tx: Tx, now: Date, weddingId?: string): Promise<string[]> {
  const rows = await tx
    .update(weddingInvitations)
    .set({ status: 'EXPIRED' })
    .where(
      and(
        eq(weddingInvitations.status, 'PENDING'),
        lte(weddingInvitations.expiresAt, now),
        weddingId === undefined ? undefined : eq(weddingInvitations.weddingId, weddingId),
      ),
    )
    .returning({ weddingId: weddingInvitations.weddingId });
  return [...new Set(rows.map((row) => row.weddingId))];
}

/** What a person who deletes the account leaves in the invitations of others. */
export async function deleteInvitationsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(weddingInvitations).where(eq(weddingInvitations.acceptedBy, userId));
}

export function listInvitationsOf(tx: Tx, userId: string) {
  return tx
    .select({
      email: weddingInvitations.email,
      firstName: weddingInvitations.firstName,
      role: weddingInvitations.role,
      status: weddingInvitations.status,
      sentAt: weddingInvitations.sentAt,
      answeredAt: weddingInvitations.answeredAt,
      isSentByMe: sql<boolean>`${weddingInvitations.invitedBy} is not distinct from ${userId}`,
    })
    .from(weddingInvitations)
    .where(sql`${weddingInvitations.invitedBy} = ${userId} or ${weddingInvitations.acceptedBy} = ${userId}`)
    .orderBy(weddingInvitations.sentAt, weddingInvitations.id);
}
