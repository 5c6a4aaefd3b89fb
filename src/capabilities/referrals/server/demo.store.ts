import type pg from 'pg';
import type { ReferralPlan } from '../demo/plan-referrals.ts';

/** Nobody has the tokens of these mails, so nobody can open them: the demo resends one. */
export async function insertDemoReferral(
  client: pg.ClientBase,
  plan: ReferralPlan,
  invitedBy: string,
): Promise<void> {
  const { id, storefrontId, way, email, businessName, status } = plan;
  const { createdAt, changedAt, sentAt, sendCount, expiresAt, joinedAt } = plan;
  await client.query(
    `insert into referrals (id, storefront_id, way, email, business_name, status, invited_by, created_at, changed_at,
       sent_at, send_count, expires_at, joined_at)
     select $1, s.id, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13 from storefronts s
     where s.id = $2 and s.published_at is not null on conflict do nothing`,
    [
      ...[id, storefrontId, way, email, businessName, status, invitedBy],
      ...[createdAt, changedAt, sentAt, sendCount, expiresAt, joinedAt],
    ],
  );
}
