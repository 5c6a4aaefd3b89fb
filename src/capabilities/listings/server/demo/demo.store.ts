import type pg from 'pg';
import type { Invariant } from '#capabilities/world/server/index.ts';
import type { PublicationCheck } from '../../rules/publication-checks.ts';

export async function hasReviews(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query('select 1 from publication_reviews limit 1');
  return rows.length > 0;
}

type DemoReview = {
  id: string;
  storefrontId: number;
  openedAt: Date;
  openedBy: string;
  checks: PublicationCheck[];
};

export async function insertDemoReview(client: pg.ClientBase, review: DemoReview): Promise<void> {
  const { id, storefrontId, openedAt, openedBy, checks } = review;
  await client.query(
    `insert into publication_reviews (id, storefront_id, opened_at, opened_by, checks) values ($1, $2, $3, $4, $5)`,
    [id, storefrontId, openedAt, openedBy, JSON.stringify(checks)],
  );
}

/** The listing this person has not published yet. */
export async function findDemoDraft(client: pg.ClientBase, userId: string): Promise<number | undefined> {
  const { rows } = await client.query<{ id: number }>(
    `select s.id from storefronts s join storefront_members m on m.storefront_id = s.id
     where m.user_id = $1 and s.publication_status = 'NEW' order by s.id limit 1`,
    [userId],
  );
  return rows[0]?.id;
}

export const reviewInvariants: Invariant[] = [
  {
    name: 'a listing is in review exactly while a review of it is open',
    violations: `
      select count(*) from storefronts s where (s.publication_status in ('SUBMITTED', 'IN_REVIEW'))
        <> exists (select from publication_reviews r where r.storefront_id = s.id and r.decided_at is null)`,
  },
];
