import type pg from 'pg';
import type { StorefrontRole } from '../rules/storefront-roles.ts';

/** The listings somebody of the demo world owns, in the order they were opened. */
export async function listOwnedIds(client: pg.ClientBase, userId: string): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `select storefront_id as id from storefront_members where user_id = $1 and role = 'OWNER' order by 1`,
    [userId],
  );
  return rows.map(({ id }) => id);
}

/** Colleagues for a demo listing; whoever has no account in this world is left out. */
export async function insertDemoMembers(
  client: pg.ClientBase,
  members: readonly { storefrontId: number; userId: string; role: StorefrontRole; joinedAt: Date }[],
): Promise<void> {
  for (const { storefrontId, userId, role, joinedAt } of members) {
    await client.query(
      `insert into storefront_members (storefront_id, user_id, role, joined_at)
       select $1, id, $3, $4 from users where id = $2 on conflict do nothing`,
      [storefrontId, userId, role, joinedAt],
    );
  }
}
