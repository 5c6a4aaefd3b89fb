import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { preparedSelect } from '#platform/database/prepared-select.ts';
import type { InvitationStatus } from '../../rules/invitation.ts';
import { guestInvitations, guests } from '../../tables.ts';

export type InvitationRow = typeof guestInvitations.$inferSelect;
export type InvitationPlace = { weddingId: string; eventUuid: string; guestUuids: readonly string[] };

const invitationsOfWedding = preparedSelect((tx: Tx) =>
  tx
    .select()
    .from(guestInvitations)
    .where(eq(guestInvitations.weddingId, sql.placeholder('weddingId')))
    .prepare('guests_invitations_of'),
);

export function listInvitations(tx: Tx, weddingId: string): Promise<InvitationRow[]> {
  return invitationsOfWedding(tx).execute({ weddingId });
}

export function listInvitationsTo(tx: Tx, guestUuids: readonly string[]): Promise<InvitationRow[]> {
  if (guestUuids.length === 0) return Promise.resolve([]);
  return tx
    .select()
    .from(guestInvitations)
    .where(inArray(guestInvitations.guestUuid, [...guestUuids]));
}

/** Of these people those who are in the wedding. */
export async function listKnownGuests(
  tx: Tx,
  weddingId: string,
  uuids: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .select({ uuid: guests.uuid })
    .from(guests)
    .where(and(eq(guests.weddingId, weddingId), sql`${guests.uuid} = any(${sql.param([...uuids])}::uuid[])`));
  return rows.map(({ uuid }) => uuid);
}

/** To everything that whoever is added is invited to. */
export async function inviteToOpen(tx: Tx, weddingId: string, guestUuids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    insert into guest_invitations (event_uuid, guest_uuid, wedding_id, status)
    select e.uuid, g, ${weddingId}, 'INVITED'
      from wedding_events e cross join unnest(${sql.param([...guestUuids])}::uuid[]) g
     where e.wedding_id = ${weddingId} and e.invites_new
    on conflict do nothing`);
}

/** To whatever somebody of the same household is invited to. */
export async function inviteLike(
  tx: Tx,
  { weddingId, guestUuid, guestUuids }: { weddingId: string; guestUuid: string; guestUuids: string[] },
): Promise<void> {
  await tx.execute(sql`
    insert into guest_invitations (event_uuid, guest_uuid, wedding_id, status)
    select i.event_uuid, g, ${weddingId}, 'INVITED'
      from guest_invitations i cross join unnest(${sql.param(guestUuids)}::uuid[]) g
     where i.guest_uuid = ${guestUuid}
    on conflict do nothing`);
}

/** Who was really changed: what is so already stays as it is, with the day it was answered. */
export async function writeInvitations(
  tx: Tx,
  { weddingId, eventUuid, guestUuids }: InvitationPlace,
  { status, dishUuid, now }: { status: InvitationStatus; dishUuid: string | null; now: Date },
): Promise<string[]> {
  const answeredAt = status === 'INVITED' ? null : now.toISOString();
  const { rows } = await tx.execute<{ uuid: string }>(sql`
    insert into guest_invitations (event_uuid, guest_uuid, wedding_id, status, dish_uuid, answered_at)
    select ${eventUuid}, g, ${weddingId}, ${status}, ${dishUuid}::uuid, ${answeredAt}::timestamptz
      from unnest(${sql.param([...guestUuids])}::uuid[]) g
    on conflict (event_uuid, guest_uuid) do update
      set status = excluded.status, dish_uuid = excluded.dish_uuid,
          answered_at = case when guest_invitations.status = excluded.status
                             then guest_invitations.answered_at else excluded.answered_at end
      where guest_invitations.status <> excluded.status
         or guest_invitations.dish_uuid is distinct from excluded.dish_uuid
    returning guest_uuid as uuid`);
  return rows.map(({ uuid }) => uuid);
}

export async function deleteInvitations(
  tx: Tx,
  { weddingId, eventUuid, guestUuids }: InvitationPlace,
): Promise<string[]> {
  const rows = await tx
    .delete(guestInvitations)
    .where(
      and(
        eq(guestInvitations.weddingId, weddingId),
        eq(guestInvitations.eventUuid, eventUuid),
        sql`${guestInvitations.guestUuid} = any(${sql.param([...guestUuids])}::uuid[])`,
      ),
    )
    .returning({ uuid: guestInvitations.guestUuid });
  return rows.map(({ uuid }) => uuid);
}
