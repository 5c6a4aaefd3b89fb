import { and, count, eq, gte, isNotNull, lt, or, sql, sum } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#capabilities/identity/tables.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { type KeysetOrder, keysetSql, type Place } from '#platform/database/keyset.ts';
import { referrals } from '../tables.ts';

export type ReferralRow = typeof referrals.$inferSelect;
type NewReferral = typeof referrals.$inferInsert;

/** What happened last comes first. */
export const REFERRAL_ORDER: KeysetOrder = {
  name: 'referrals',
  direction: 'desc',
  keys: [{ kind: 'instant', by: referrals.changedAt }],
  tie: { kind: 'uuid', by: referrals.id },
};

const inOrder = keysetSql(REFERRAL_ORDER);
const referred = alias(storefronts, 'referred');

/** With the listing that settled each, as long as couples see it. */
export function listReferrals(
  tx: Tx,
  storefrontId: number,
  { after, limit }: { after: Place | undefined; limit: number },
) {
  return tx
    .select({
      referral: referrals,
      listing: { name: referred.name, slug: referred.slug, taxonomyNodeId: referred.taxonomyNodeId },
      keys: inOrder.keys,
    })
    .from(referrals)
    .leftJoin(referred, and(eq(referred.id, referrals.referredStorefrontId), isNotNull(referred.publishedAt)))
    .where(and(eq(referrals.storefrontId, storefrontId), inOrder.behind(after)))
    .orderBy(inOrder.orderBy)
    .limit(limit);
}

export type ListedReferral = Awaited<ReturnType<typeof listReferrals>>[number];

/** How it went so far, and since the month began. */
export async function countReferrals(tx: Tx, storefrontId: number, monthBegan: Date) {
  const [row] = await tx
    .select({
      invited: count(),
      joined: sql<number>`count(*) filter (where ${referrals.joinedAt} is not null)`.mapWith(Number),
      published: sql<number>`count(*) filter (where ${referrals.settledAt} is not null)`.mapWith(Number),
      credits: sum(referrals.credits).mapWith(Number),
      rewardsThisMonth:
        sql<number>`count(*) filter (where ${referrals.status} = 'REWARDED' and ${gte(referrals.settledAt, monthBegan)})`.mapWith(
          Number,
        ),
      mailsThisMonth:
        sql<number>`coalesce(sum(${referrals.sendCount}) filter (where ${gte(referrals.sentAt, monthBegan)}), 0)`.mapWith(
          Number,
        ),
    })
    .from(referrals)
    .where(eq(referrals.storefrontId, storefrontId));
  const none = { invited: 0, joined: 0, published: 0, credits: 0, rewardsThisMonth: 0, mailsThisMonth: 0 };
  return row ? { ...row, credits: row.credits ?? 0 } : none;
}

/** How many mails of this business one address has had. */
export async function countMailsTo(tx: Tx, storefrontId: number, email: string): Promise<number> {
  const [row] = await tx
    .select({ mails: sum(referrals.sendCount).mapWith(Number) })
    .from(referrals)
    .where(and(eq(referrals.storefrontId, storefrontId), eq(referrals.email, email)));
  return row?.mails ?? 0;
}

/** Whether somebody asked for no more of this, whoever writes. */
export async function isUnwanted(tx: Tx, email: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: referrals.id })
    .from(referrals)
    .where(and(eq(referrals.email, email), eq(referrals.status, 'DECLINED')))
    .limit(1);
  return row !== undefined;
}

export async function isWaiting(tx: Tx, storefrontId: number, email: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: referrals.id })
    .from(referrals)
    .where(
      and(eq(referrals.storefrontId, storefrontId), eq(referrals.email, email), eq(referrals.status, 'SENT')),
    );
  return row !== undefined;
}

/** False where this person was brought in meanwhile, by whomever. */
export async function insertReferral(tx: Tx, referral: NewReferral): Promise<boolean> {
  const rows = await tx
    .insert(referrals)
    .values(referral)
    .onConflictDoNothing({ target: referrals.referredUserId })
    .returning({ id: referrals.id });
  return rows.length > 0;
}

export async function updateReferral(tx: Tx, id: string, changes: Partial<NewReferral>): Promise<void> {
  await tx.update(referrals).set(changes).where(eq(referrals.id, id));
}

export async function findOwnReferral(
  tx: Tx,
  storefrontId: number,
  id: string,
): Promise<ReferralRow | undefined> {
  const [row] = await tx
    .select()
    .from(referrals)
    .where(and(eq(referrals.id, id), eq(referrals.storefrontId, storefrontId)));
  return row;
}

/** For the limit, which comes before any question of rights. */
export async function findReferredAddress(tx: Tx, id: string): Promise<string | undefined> {
  const [row] = await tx.select({ email: referrals.email }).from(referrals).where(eq(referrals.id, id));
  return row?.email ?? undefined;
}

export async function findByToken(tx: Tx, tokenHash: string) {
  const [row] = await tx
    .select({ referral: referrals, storefrontUuid: storefronts.uuid })
    .from(referrals)
    .innerJoin(storefronts, eq(storefronts.id, referrals.storefrontId))
    .where(eq(referrals.tokenHash, tokenHash));
  return row;
}

export async function findReferralOf(tx: Tx, userId: string): Promise<ReferralRow | undefined> {
  const [row] = await tx.select().from(referrals).where(eq(referrals.referredUserId, userId));
  return row;
}

/** Nobody else brings this person in until the transaction ends. */
export async function lockPerson(tx: Tx, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
}

/** Addresses of mails that led nowhere go after a while; who asked for no more of them stays known for that. */
export async function forgetAddresses(tx: Tx, before: Date): Promise<void> {
  await tx
    .update(referrals)
    .set({
      email: null,
      tokenHash: null,
      status: sql`case when status = 'SENT' then 'EXPIRED' else status end`,
    })
    .where(
      or(
        and(eq(referrals.status, 'SENT'), lt(referrals.expiresAt, before)),
        and(eq(referrals.status, 'CANCELED'), isNotNull(referrals.email), lt(referrals.changedAt, before)),
      ),
    );
}

export async function forgetAddress(tx: Tx, email: string): Promise<void> {
  await tx
    .update(referrals)
    .set({
      email: null,
      tokenHash: null,
      status: sql`case when status = 'SENT' then 'CANCELED' else status end`,
    })
    .where(eq(referrals.email, email));
}

/** Nothing comes of what is still open. */
export async function closeReferralsOf(tx: Tx, storefrontId: number, at: Date): Promise<void> {
  await tx
    .update(referrals)
    .set({ status: 'CANCELED', changedAt: at, tokenHash: null, email: null })
    .where(and(eq(referrals.storefrontId, storefrontId), sql`${referrals.status} in ('SENT', 'JOINED')`));
}

/** Whom somebody referred, and by whom they were brought in. */
export function listReferralsAbout(tx: Tx, userId: string) {
  return tx
    .select({
      isByMe: sql<boolean>`${referrals.invitedBy} is not distinct from ${userId}`,
      way: referrals.way,
      email: referrals.email,
      businessName: referrals.businessName,
      status: referrals.status,
      createdAt: referrals.createdAt,
      joinedAt: referrals.joinedAt,
    })
    .from(referrals)
    .where(or(eq(referrals.invitedBy, userId), eq(referrals.referredUserId, userId)))
    .orderBy(referrals.createdAt, referrals.id);
}
