import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import { tidyName } from '../rules/person-name.ts';
import { findPerson, insertMember, insertWedding } from './store.ts';

/** An empty wedding with the person as its first owner, under the name the account has. */
export async function createWedding(tx: Tx, clock: Clock, userId: string): Promise<void> {
  const person = await findPerson(tx, userId);
  const weddingId = clock.uuid();
  const now = clock.now();
  await insertWedding(tx, {
    id: weddingId,
    primaryFirstName: tidyName(person?.firstName ?? ''),
    primaryLastName: tidyName(person?.lastName ?? ''),
    createdAt: now,
    updatedAt: now,
  });
  await insertMember(tx, { weddingId, userId, role: 'OWNER', joinedAt: now });
}
