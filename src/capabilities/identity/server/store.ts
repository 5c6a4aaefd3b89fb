import { and, desc, eq, gt, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database, Tx } from '#platform/database/database.ts';
import { preparedQuery } from '#platform/database/prepared-query.ts';
import { preparedSelect } from '#platform/database/prepared-select.ts';
import { SESSION_IDLE_DAYS } from '../rules/verification.ts';
import { sessions, users, vendorUsers, verificationCodes, verifications } from '../tables.ts';

export type ActorRow = {
  user_id: string;
  session_id: string;
  session_seen_at: Date;
  email: string;
  email_verified: boolean;
  role: string;
  is_vendor: boolean;
  stepped_up_until: Date | null;
  impersonated_by: string | null;
  support_write_until: Date | null;
};

const actorByToken = preparedQuery<ActorRow>(
  'identity_actor_by_token',
  `select u.id as user_id, s.id as session_id, s.updated_at as session_seen_at, u.email, u.email_verified, u.role,
          (v.user_id is not null) as is_vendor, s.stepped_up_until, s.impersonated_by, u.support_write_until
   from sessions s join users u on u.id = s.user_id left join vendor_users v on v.user_id = u.id
   where s.token = $1 and s.expires_at > $2 and s.updated_at > $3 and not u.banned`,
);

export async function findActor(db: Database, token: string, now: Date): Promise<ActorRow | undefined> {
  const [row] = await actorByToken(db, [token, now, idleSince(now)]);
  return row;
}

/** A session that was used before this and not since is over. */
function idleSince(now: Date): Date {
  return new Date(now.getTime() - SESSION_IDLE_DAYS * 86_400_000);
}

export async function markSessionUsed(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx.update(sessions).set({ updatedAt: now }).where(eq(sessions.id, sessionId));
}

export type UserRow = typeof users.$inferSelect;

const userById = preparedSelect((tx: Tx) =>
  tx
    .select()
    .from(users)
    .where(eq(users.id, sql.placeholder('id')))
    .prepare('identity_user_by_id'),
);

export async function findUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  const [row] = await userById(tx).execute({ id });
  return row;
}

export async function lockUser(tx: Tx, id: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for('update');
  return row;
}

export async function findUserByEmail(tx: Tx, email: string): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.email, email));
  return row;
}

export async function hasAnyUser(tx: Tx): Promise<boolean> {
  const rows = await tx.select({ id: users.id }).from(users).limit(1);
  return rows.length > 0;
}

export async function updateUser(
  tx: Tx,
  id: string,
  changes: Partial<UserRow>,
): Promise<UserRow | undefined> {
  const [row] = await tx.update(users).set(changes).where(eq(users.id, id)).returning();
  return row;
}

export async function deleteUser(tx: Tx, id: string): Promise<void> {
  await tx.delete(users).where(eq(users.id, id));
}

export async function createStoreAccount(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .update(users)
    .set({ storeAccountAt: now })
    .where(and(eq(users.id, userId), isNull(users.storeAccountAt)));
}

export function listSessions(tx: Tx, userId: string, now: Date) {
  return tx
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        gt(sessions.expiresAt, now),
        gt(sessions.updatedAt, idleSince(now)),
        isNull(sessions.impersonatedBy),
      ),
    )
    .orderBy(desc(sessions.updatedAt));
}

export async function deleteSession(tx: Tx, userId: string, sessionId: string): Promise<boolean> {
  const rows = await tx
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.userId, userId)))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

export async function deleteSessions(tx: Tx, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}

/** Gives a session a new secret, so that a copy of its cookie is worthless. False if it has ended meanwhile. */
export async function renewSessionToken(tx: Tx, sessionId: string, token: string): Promise<boolean> {
  const rows = await tx
    .update(sessions)
    .set({ token, steppedUpUntil: null })
    .where(eq(sessions.id, sessionId))
    .returning({ id: sessions.id });
  return rows.length > 0;
}

export async function deleteOtherSessions(tx: Tx, userId: string, keptSessionId: string): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, keptSessionId)));
}

/** Who has shown a second factor goes on under a new secret: a copy of the cookie gains nothing by it. */
export async function stepUpSession(
  tx: Tx,
  sessionId: string,
  { until, token }: { until: Date; token: string },
): Promise<void> {
  await tx.update(sessions).set({ steppedUpUntil: until, token }).where(eq(sessions.id, sessionId));
}

export async function markSteppedUpByToken(tx: Tx, token: string, until: Date): Promise<void> {
  await tx.update(sessions).set({ steppedUpUntil: until }).where(eq(sessions.token, token));
}

export async function deleteExpiredSessions(tx: Tx, now: Date): Promise<void> {
  await tx.delete(sessions).where(or(lt(sessions.expiresAt, now), lt(sessions.updatedAt, idleSince(now))));
  await tx.delete(verifications).where(lt(verifications.expiresAt, now));
  await tx.delete(verificationCodes).where(lt(verificationCodes.expiresAt, now));
}

export type VendorUserRow = typeof vendorUsers.$inferSelect;

export async function findVendorUser(tx: Tx, userId: string): Promise<VendorUserRow | undefined> {
  const [row] = await tx.select().from(vendorUsers).where(eq(vendorUsers.userId, userId));
  return row;
}

export async function insertVendorUser(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx.insert(vendorUsers).values({ userId, createdAt: now }).onConflictDoNothing();
}

export async function updateVendorUser(
  tx: Tx,
  userId: string,
  changes: Partial<VendorUserRow>,
): Promise<void> {
  await tx.update(vendorUsers).set(changes).where(eq(vendorUsers.userId, userId));
}
