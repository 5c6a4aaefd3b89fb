import { asc, eq, or, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { supportLookups, users, vendorUsers } from '../tables.ts';

const MOST_FOUND = 10;

/** What was typed, as the beginning of something: signs of a pattern stand for themselves. */
const beginning = (typed: string) => `${typed.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

/** By the beginning of an address, or of a name as it is said: first and last, or last alone. */
export function listPeople(tx: Tx, typed: string) {
  const like = beginning(typed);
  return tx
    .select({ user: users, vendorId: vendorUsers.userId })
    .from(users)
    .leftJoin(vendorUsers, eq(vendorUsers.userId, users.id))
    .where(
      or(
        sql`lower(${users.email}) like ${like}`,
        sql`lower(${users.firstName} || ' ' || ${users.lastName}) like ${like}`,
        sql`lower(${users.lastName}) like ${like}`,
      ),
    )
    .orderBy(asc(users.email))
    .limit(MOST_FOUND);
}

export type FoundRow = Awaited<ReturnType<typeof listPeople>>[number];

export async function insertLookup(tx: Tx, lookup: typeof supportLookups.$inferInsert): Promise<void> {
  await tx.insert(supportLookups).values(lookup);
}
