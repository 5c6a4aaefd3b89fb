import type pg from 'pg';
import type { TeamPlan } from '../demo/plan-team.ts';

/** An open invitation, and the lines that tell how everybody came. */
export async function insertDemoTeam(
  client: pg.ClientBase,
  { members, invitation }: TeamPlan,
  ownerId: string,
): Promise<void> {
  const { id, storefrontId, email, role, tokenHash, sentAt, expiresAt } = invitation;
  await client.query(
    `insert into storefront_invitations (id, storefront_id, email, role, token_hash, status, invited_by, sent_at, expires_at)
     values ($1, $2, $3, $4, $5, 'PENDING', $6, $7, $8) on conflict do nothing`,
    [id, storefrontId, email, role, tokenHash, ownerId, sentAt, expiresAt],
  );
  for (const member of members) {
    await client.query(
      `insert into storefront_team_log (storefront_id, event, actor_id, role, at)
       select $1, 'JOINED', id, $3, $4 from users where id = $2`,
      [storefrontId, member.userId, member.role, member.joinedAt],
    );
  }
  await client.query(
    `insert into storefront_team_log (storefront_id, event, actor_id, subject_email, role, at)
     values ($1, 'INVITED', $2, $3, $4, $5)`,
    [storefrontId, ownerId, email, role, sentAt],
  );
}
