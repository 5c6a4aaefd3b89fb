import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { type FoundRow, insertLookup, listPeople } from './find-people.store.ts';

/** Whom staff looks for, with a note of who looked for what. */
export function findPeople(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: SignedInActor,
  query: string,
): Promise<FoundRow[]> {
  return transact(db, async (tx) => {
    const found = await listPeople(tx, query);
    await insertLookup(tx, { supportUserId: userId, query, found: found.length, at: clock.now() });
    return found;
  });
}
