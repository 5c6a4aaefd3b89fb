import type { BrowserContext } from '@playwright/test';
import { Client } from 'pg';
import { databaseUnderTest } from './database-in.ts';
import { signUp } from './people.ts';

/** Somebody new, as a member of this owner's wedding; how they are invited is told in account.spec.ts. */
export async function joinWedding(
  context: BrowserContext,
  owner: string,
  firstName: string,
  role: 'OWNER' | 'PLANNER' | 'FAMILY',
): Promise<void> {
  const email = await signUp(context, 'couple', firstName);
  const client = new Client({ connectionString: databaseUnderTest() });
  await client.connect();
  try {
    await client.query(
      `insert into wedding_members (wedding_id, user_id, role, joined_at)
       select m.wedding_id, f.id, $3, now() from users f, users o
       join wedding_members m on m.user_id = o.id where f.email = $1 and o.email = $2`,
      [email, owner, role],
    );
  } finally {
    await client.end();
  }
}
