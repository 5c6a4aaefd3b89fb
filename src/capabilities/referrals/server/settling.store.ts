import { and, eq, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import type { ReferralFacts } from '../rules/judge-referral.ts';
import { referrals } from '../tables.ts';
import type { ReferralRow } from './referrals.store.ts';

export type Due = { referralId: string; storefrontId: number; referredId: number };

/**
 * Who was brought in and owns a published listing by now that they began, or took over, since. Each listing settles one
 * referral, the oldest of its owners; each referral is settled by one listing.
 */
export async function listDue(
  tx: Tx,
  { referredId, limit }: { referredId?: number | undefined; limit: number },
): Promise<Due[]> {
  const { rows } = await tx.execute<Due>(sql`
    select distinct on (s.id) r.id as "referralId", r.storefront_id as "storefrontId", s.id as "referredId"
    from referrals r
    join storefront_members m on m.user_id = r.referred_user_id and m.role = 'OWNER'
    join storefronts s on s.id = m.storefront_id and s.published_at is not null and s.id <> r.storefront_id
      and greatest(s.created_at, s.claimed_at) >= r.joined_at
    where r.status = 'JOINED' and (${referredId ?? null}::int is null or s.id = ${referredId ?? null}::int)
      and not exists (select from referrals settled where settled.referred_storefront_id = s.id)
    order by s.id, r.joined_at, r.id limit ${limit}`);
  return rows;
}

/** The same question again, once both listings are locked. */
export async function findJoined(tx: Tx, { referralId, referredId }: Due): Promise<ReferralRow | undefined> {
  const [row] = await tx
    .select()
    .from(referrals)
    .where(
      and(
        eq(referrals.id, referralId),
        eq(referrals.status, 'JOINED'),
        sql`not exists (select from referrals settled where settled.referred_storefront_id = ${referredId})`,
        sql`exists (select from storefronts s where s.id = ${referredId} and s.published_at is not null)`,
      ),
    )
    .for('update');
  return row;
}

/** An address without what somebody adds behind a plus sign, as the same mailbox reads it. */
const mailbox = (column: string) => sql.raw(`regexp_replace(lower(${column}), '\\+[^@]*@', '@')`);

/** What is known of the two businesses that could make one of them. Domains are compared by who reads them. */
export async function findSharedFacts(
  tx: Tx,
  { storefrontId, referredId }: Pick<Due, 'storefrontId' | 'referredId'>,
): Promise<Omit<ReferralFacts, 'sharesDomain' | 'rewardedThisMonth'>> {
  const { rows } = await tx.execute<{ sharesTeam: boolean; sharesCard: boolean }>(sql`
    select
      exists (
        select from storefront_members ours join users a on a.id = ours.user_id
        join storefront_members theirs on theirs.storefront_id = ${referredId}
        join users b on b.id = theirs.user_id
        where ours.storefront_id = ${storefrontId} and (a.id = b.id or ${mailbox('a.email')} = ${mailbox('b.email')})
      ) as "sharesTeam",
      exists (
        select from storefronts ours
        join payment_customers c on c.owner_kind = 'STOREFRONT' and c.owner_id = ours.uuid::text
        join payment_methods a on a.customer_id = c.id
        join payment_methods b on b.last4 = a.last4 and b.brand = a.brand and b.exp_month = a.exp_month and b.exp_year = a.exp_year
        join payment_customers d on d.id = b.customer_id and d.owner_kind = 'STOREFRONT'
        join storefronts theirs on d.owner_id = theirs.uuid::text and theirs.id = ${referredId}
        where ours.id = ${storefrontId}
      ) as "sharesCard"`);
  const [facts] = rows;
  return facts ?? { sharesTeam: false, sharesCard: false };
}

export async function countRewards(tx: Tx, storefrontId: number, since: Date): Promise<number> {
  const { rows } = await tx.execute<{ rewards: number }>(sql`
    select count(*)::int as rewards from referrals
    where storefront_id = ${storefrontId} and status = 'REWARDED' and settled_at >= ${since}`);
  return rows[0]?.rewards ?? 0;
}

/** What is told, and credited, about a listing. */
export async function findNamed(tx: Tx, id: number) {
  const { rows } = await tx.execute<{ id: number; uuid: string; name: string; taxonomyNodeId: number }>(
    sql`select id, uuid, name, taxonomy_node_id as "taxonomyNodeId" from storefronts where id = ${id}`,
  );
  return rows[0];
}
