import type { BrowserContext } from '@playwright/test';
import { sql } from 'drizzle-orm';
import { atDatabase } from './at-database.ts';
import { signUp } from './people.ts';

/** Somebody new in this owner's wedding; how people are invited is told in account.spec.ts. */
export async function joinWedding(
  context: BrowserContext,
  owner: string,
  { role, firstName }: { role: 'OWNER' | 'PLANNER' | 'FAMILY' | 'VIEWER'; firstName: string },
): Promise<string> {
  const email = await signUp(context, 'couple', firstName);
  await atDatabase((db) =>
    db.execute(sql`
      insert into wedding_members (wedding_id, user_id, role, joined_at)
      select m.wedding_id, f.id, ${role}, now() from users f, users o
      join wedding_members m on m.user_id = o.id where f.email = ${email} and o.email = ${owner}`),
  );
  return email;
}
