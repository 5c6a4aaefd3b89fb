import type pg from 'pg';

type Unclaimed = { id: number; name: string };

/** A published page that nobody runs. The first of them is kept for the new vendor. */
export async function findDemoUnclaimed(client: pg.ClientBase): Promise<Unclaimed | undefined> {
  const { rows } = await client.query<Unclaimed>(
    `select id, name from storefronts where published_at is not null and claimed_at is null order by id offset 1 limit 1`,
  );
  return rows[0];
}

type DemoClaim = { id: string; storefrontId: number; userId: string; documentName: string; createdAt: Date };

/** Nothing where the world has no account for whoever claims. */
export async function insertDemoClaim(client: pg.ClientBase, claim: DemoClaim): Promise<void> {
  const { id, storefrontId, userId, documentName, createdAt } = claim;
  await client.query(
    `insert into storefront_claims (id, storefront_id, user_id, method, state, document_name, document_type, created_at)
     select $1, $2, id, 'DOCUMENT', 'OPEN', $4, 'application/pdf', $5 from users where id = $3 on conflict do nothing`,
    [id, storefrontId, userId, documentName, createdAt],
  );
}
