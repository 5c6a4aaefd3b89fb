import { and, asc, eq, inArray, isNotNull, lte, sql } from 'drizzle-orm';
import { users } from '#capabilities/identity/tables.ts';
import { withWeddingAbilities } from '#capabilities/weddings/server/index.ts';
import { weddingMembers } from '#capabilities/weddings/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { rsvpNoticeMails, rsvpNoticeSettings, rsvpNotices } from '../../messages.tables.ts';
import { type NoticeMode, USUAL_NOTICE_MODE } from '../../rules/notices/notice-modes.ts';
import { rsvpLinks } from '../../tables.ts';

export type NoticeReader = { userId: string; email: string; mode: NoticeMode };
type Member = { weddingId: string; userId: string };

/** Everybody who may know who the guests are, and how they want to hear of answers. */
export async function listNoticeReaders(tx: Tx, weddingId: string): Promise<NoticeReader[]> {
  const rows = await tx
    .select({
      userId: users.id,
      email: users.email,
      role: weddingMembers.role,
      mode: sql<NoticeMode>`coalesce(${rsvpNoticeSettings.mode}, ${USUAL_NOTICE_MODE})`,
    })
    .from(weddingMembers)
    .innerJoin(users, and(eq(users.id, weddingMembers.userId), eq(users.banned, false)))
    .leftJoin(
      rsvpNoticeSettings,
      and(
        eq(rsvpNoticeSettings.weddingId, weddingMembers.weddingId),
        eq(rsvpNoticeSettings.userId, users.id),
      ),
    )
    .where(eq(weddingMembers.weddingId, weddingId))
    .orderBy(asc(users.id));
  return rows
    .map(withWeddingAbilities)
    .filter(({ allowed }) => allowed.includes('see-guests'))
    .map(({ userId, email, mode }) => ({ userId, email, mode }));
}

export async function findNoticeMode(tx: Tx, { weddingId, userId }: Member): Promise<NoticeMode> {
  const [row] = await tx
    .select({ mode: rsvpNoticeSettings.mode })
    .from(rsvpNoticeSettings)
    .where(and(eq(rsvpNoticeSettings.weddingId, weddingId), eq(rsvpNoticeSettings.userId, userId)));
  return row?.mode ?? USUAL_NOTICE_MODE;
}

export async function writeNoticeMode(tx: Tx, member: Member, mode: NoticeMode): Promise<void> {
  await tx
    .insert(rsvpNoticeSettings)
    .values({ ...member, mode })
    .onConflictDoUpdate({ target: [rsvpNoticeSettings.weddingId, rsvpNoticeSettings.userId], set: { mode } });
}

/** When each member last heard of a household. */
export async function listTold(tx: Tx, householdUuid: string): Promise<Map<string, Date | null>> {
  const rows = await tx
    .select({ userId: rsvpNotices.userId, toldAt: rsvpNotices.toldAt })
    .from(rsvpNotices)
    .where(eq(rsvpNotices.householdUuid, householdUuid));
  return new Map(rows.map(({ userId, toldAt }) => [userId, toldAt]));
}

/** What waits already keeps its time, or a household that answers again and again would never be told of. */
export async function writeNotice(
  tx: Tx,
  notice: Member & { householdUuid: string; dueAt: Date },
): Promise<void> {
  await tx
    .insert(rsvpNotices)
    .values(notice)
    .onConflictDoUpdate({
      target: [rsvpNotices.weddingId, rsvpNotices.userId, rsvpNotices.householdUuid],
      set: { dueAt: sql`coalesce(${rsvpNotices.dueAt}, excluded.due_at)` },
    });
}

const ofMember = ({ weddingId, userId }: Member) =>
  and(eq(rsvpNotices.weddingId, weddingId), eq(rsvpNotices.userId, userId));

export type DueNotice = { householdUuid: string; told: string };

export function lockDueNotices(tx: Tx, member: Member, now: Date): Promise<DueNotice[]> {
  return tx
    .select({ householdUuid: rsvpNotices.householdUuid, told: rsvpNotices.told })
    .from(rsvpNotices)
    .where(and(ofMember(member), lte(rsvpNotices.dueAt, now)))
    .orderBy(asc(rsvpNotices.householdUuid))
    .for('update');
}

export async function findNextDue(tx: Tx, member: Member): Promise<Date | null> {
  const [row] = await tx
    .select({ dueAt: rsvpNotices.dueAt })
    .from(rsvpNotices)
    .where(and(ofMember(member), isNotNull(rsvpNotices.dueAt)))
    .orderBy(asc(rsvpNotices.dueAt))
    .limit(1);
  return row?.dueAt ?? null;
}

export async function moveNotices(tx: Tx, member: Member, dueAt: Date | null): Promise<void> {
  await tx
    .update(rsvpNotices)
    .set({ dueAt })
    .where(and(ofMember(member), isNotNull(rsvpNotices.dueAt)));
}

/** These wait no longer, whether or not there was something to say. */
export async function settleNotices(tx: Tx, member: Member, uuids: readonly string[]): Promise<void> {
  await tx
    .update(rsvpNotices)
    .set({ dueAt: null })
    .where(and(ofMember(member), inArray(rsvpNotices.householdUuid, [...uuids])));
}

export async function markTold(
  tx: Tx,
  member: Member,
  told: readonly { householdUuid: string; told: string }[],
  at: Date,
): Promise<void> {
  const uuids = told.map(({ householdUuid }) => householdUuid);
  const marks = told.map((one) => one.told);
  await tx.execute(sql`
    update rsvp_notices set told_at = ${at.toISOString()}::timestamptz, told = said.told
      from unnest(${sql.param(uuids)}::uuid[], ${sql.param(marks)}::text[]) as said (household_uuid, told)
     where rsvp_notices.wedding_id = ${member.weddingId} and rsvp_notices.user_id = ${member.userId}
       and rsvp_notices.household_uuid = said.household_uuid`);
}

export async function findLastMailAt(tx: Tx, { weddingId, userId }: Member): Promise<Date | null> {
  const [row] = await tx
    .select({ at: rsvpNoticeMails.lastMailAt })
    .from(rsvpNoticeMails)
    .where(and(eq(rsvpNoticeMails.weddingId, weddingId), eq(rsvpNoticeMails.userId, userId)));
  return row?.at ?? null;
}

export async function writeLastMailAt(tx: Tx, member: Member, lastMailAt: Date): Promise<void> {
  await tx
    .insert(rsvpNoticeMails)
    .values({ ...member, lastMailAt })
    .onConflictDoUpdate({
      target: [rsvpNoticeMails.weddingId, rsvpNoticeMails.userId],
      set: { lastMailAt },
    });
}

/** Those of them whose answer still stands. */
export async function listAnswered(tx: Tx, uuids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ uuid: rsvpLinks.householdUuid })
    .from(rsvpLinks)
    .where(and(inArray(rsvpLinks.householdUuid, [...uuids]), isNotNull(rsvpLinks.answeredAt)));
  return rows.map(({ uuid }) => uuid);
}
